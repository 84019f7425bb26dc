/** A device by the browser and system that the API tells, or in words that none is known: it says "Other" or nothing then. */
export const deviceName = (device: string, unknown: string): string =>
  device === '' || device === 'Other' ? unknown : device;
