/** The fields of pictures in answers of REST and STOMP. */
const IMAGE_FIELDS: ReadonlySet<string> = new Set([
  'avatar',
  'banner',
  'boxImage',
  'giftImage',
  'headGround',
  'headPic',
  'hostHeadPic',
  'image',
  'sourceImage',
  'virtualImg',
  'weaponImage',
  'winVoucherImg',
]);

/** Where clients of REST and STOMP find pictures. */
export interface ImageHost {
  /** The JSON value with the host before each picture that has none. */
  readonly shown: (value: unknown) => unknown;
  /** Parameters with pictures as the site knows them: clients send back what they were shown. */
  readonly read: (params: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/** Rewrites the pictures of a JSON value, however deep they are. */
const withPictures = (value: unknown, rewrite: (path: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((one) => withPictures(one, rewrite));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      name,
      typeof held === 'string' && IMAGE_FIELDS.has(name) ? rewrite(held) : withPictures(held, rewrite),
    ]),
  );
};

/** `host` is an address without a `/` at its end; an empty one leaves paths of this site unchanged. */
export const imageHost = (host: string): ImageHost => ({
  shown: (value) =>
    host === '' ? value : withPictures(value, (path) => (path.startsWith('http') ? path : `${host}${path}`)),
  read: (params) =>
    host === ''
      ? params
      : Object.fromEntries(
          Object.entries(params).map(([name, sent]) => [
            name,
            typeof sent === 'string' && IMAGE_FIELDS.has(name) && sent.startsWith(host)
              ? sent.slice(host.length)
              : sent,
          ]),
        ),
});
