/** Whole megabytes, rounded up: nothing takes none. */
export const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000);
