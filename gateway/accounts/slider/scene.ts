/** Pixels of the picture and of the square that the piece comes in. */
export const WIDTH = 320;
export const HEIGHT = 160;
export const PIECE = 56;

/** A whole number from 0 up to, and without, `below`; at most 2^16. */
export type Draw = (below: number) => number;

export const drawFrom =
  (randomBytes: (size: number) => Uint8Array): Draw =>
  (below) =>
    Buffer.from(randomBytes(4)).readUInt32BE() % below;

/** Where the piece belongs, far enough from the left edge that it has to be moved. */
export const drawPlace = (draw: Draw): { readonly x: number; readonly y: number } => ({
  x: PIECE + 24 + draw(WIDTH - 2 * PIECE - 24 - 8),
  y: 8 + draw(HEIGHT - PIECE - 16),
});

/** The outline within the square: a body with one knob, which sits on one of its four sides. */
const pieceOutline = (side: number): string => {
  const knob = 'a6.5 6.5 0 1 1';
  const edges = [
    { to: 'H23', bump: `${knob} 10 0`, end: 'H44' },
    { to: 'V23', bump: `${knob} 0 10`, end: 'V44' },
    { to: 'H33', bump: `${knob} -10 0`, end: 'H12' },
    { to: 'V33', bump: `${knob} 0 -10`, end: 'V12' },
  ];
  return `M12 12 ${edges.map(({ to, bump, end }, n) => (n === side ? `${to}${bump}${end}` : end)).join('')}Z`;
};

const colour = (draw: Draw, saturation: number, light: number): string =>
  `hsl(${draw(360)} ${saturation + draw(20)}% ${light + draw(22)}%)`;

const shard = (draw: Draw): string => {
  const [x, y] = [draw(WIDTH), draw(HEIGHT)];
  const corner = (): string => `${x + draw(110) - 55},${y + draw(110) - 55}`;
  const points = Array.from({ length: 3 + draw(3) }, corner).join(' ');
  return `<polygon points="${points}" fill="${colour(draw, 35, 25)}" opacity="0.${3 + draw(6)}"/>`;
};

const disc = (draw: Draw): string =>
  `<circle cx="${draw(WIDTH)}" cy="${draw(HEIGHT)}" r="${4 + draw(26)}" fill="${colour(draw, 40, 30)}" opacity="0.${3 + draw(6)}"/>`;

const line = (draw: Draw): string =>
  `<path d="M${draw(WIDTH)} ${draw(HEIGHT)} Q${draw(WIDTH)} ${draw(HEIGHT)} ${draw(WIDTH)} ${draw(HEIGHT)}" fill="none" stroke="${colour(draw, 50, 40)}" stroke-width="${1 + draw(4)}" opacity="0.${3 + draw(5)}"/>`;

const times = (count: number, one: (draw: Draw) => string, draw: Draw): string =>
  Array.from({ length: count }, () => one(draw)).join('');

const svg = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`;

/** A picture of shards of glass, another one every time. */
export const sceneSvg = (draw: Draw): string =>
  svg(
    WIDTH,
    HEIGHT,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${colour(draw, 30, 20)}"/><stop offset="1" stop-color="${colour(draw, 30, 35)}"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>${times(26, shard, draw)}${times(16, disc, draw)}${times(10, line, draw)}`,
  );

/** The mask that cuts the piece out of the scene. */
export const maskSvg = (side: number): string =>
  svg(PIECE, PIECE, `<path d="${pieceOutline(side)}" fill="#fff" stroke="#fff" stroke-width="1.5"/>`);

/** The piece's rim. */
export const rimSvg = (side: number): string =>
  svg(
    PIECE,
    PIECE,
    `<path d="${pieceOutline(side)}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="1.5"/>`,
  );

/** The gap, and fainter ones that other pieces would fit. */
export const gapsSvg = (x: number, y: number, side: number, draw: Draw): string => {
  const gap = (left: number, top: number, form: number, dark: number): string =>
    `<path transform="translate(${left} ${top})" d="${pieceOutline(form)}" fill="#000" fill-opacity=".${dark}" stroke="#fff" stroke-opacity=".5" stroke-width="1"/>`;
  const others = [1, 2].map((n) =>
    gap(draw(WIDTH - PIECE), y < HEIGHT / 2 - PIECE / 2 ? HEIGHT - PIECE - draw(10) : draw(10), (side + n) % 4, 22),
  );
  return svg(WIDTH, HEIGHT, `${others.join('')}${gap(x, y, side, 52)}`);
};
