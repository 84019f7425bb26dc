/**
 * Renders every family, finish, palette and vitrine into `docs/contact-sheet.png`, and checks that families stay
 * apart when small and grey.
 *
 *   node scripts/contact-sheet.ts            writes the sheet, then checks
 *   node scripts/contact-sheet.ts --check    only checks; exit code 1 when two families look alike
 *
 * Needs a Chromium: `CHROMIUM_PATH`, or /usr/bin/chromium.
 */
import { writeFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import {
  drawAvatar,
  drawSkin,
  drawVitrine,
  FAMILIES,
  PALETTES,
  PATTERNS,
  SHAPES,
  type SkinArt,
} from '../web/art/index.ts';
import { rarityColour } from '../web/art/rarity.ts';
import { readCommandLine } from './command-line.ts';

const SHEET = new URL('../docs/contact-sheet.png', import.meta.url);
const SHEET_LIMIT = 600 * 1024;
const SHEET_WIDTH = 1500;

/** Smallest distance allowed between two families at 64 px; two drafts that looked the same measured 0.30. */
const LEAST_DISTANCE = 0.35;

/** A coat that suits each family, so that the sheet shows the art at its best. */
const BEST = `
  warden shards ember 1, harrow filigree gilt 0, monolith hex glacier 5, vesper nebula ultraviolet 3,
  longcase guilloche aurora 4, meridian marble rose 2, bulwark topo gilt 1, bobbin scales toxin 5,
  quill waves glacier 4, hornet camo bone 5, pike topo aurora 4, baron kintsugi ember 1,
  sixfold filigree noctis 3, gemini filigree ultraviolet 2, vulture shards ember 1,
  crescent waves abyss 1, tanto kintsugi rose 0, talon fade ultraviolet 2, kestrel waves glacier 3,
  heron petals celadon 0, halcyon petals rose 2, roundel lattice lacquer 1, gloves scales ember 1,
  sallet hex abyss 3, nightjar shards ultraviolet 2, lantern filigree gilt 0, amulet filigree gilt 0,
  chronicle guilloche gilt 0`
  .split(',')
  .map((row) => row.trim().split(' '));

const LAMPS = ['#FF5E4A', '#9A7BFF', '#2AB4F0', '#2BE3B0', '#8FD0F0', '#F0A03C', '#F04BDD'];
const HEROES = ['warden', 'nightjar', 'meridian', 'chronicle', 'tanto', 'lantern', 'crescent'];

function bestArt(family: string): SkinArt {
  const [, pattern = 'shards', palette = 'ember', grade = '1'] = BEST.find(([id]) => id === family) ?? [];
  return { family, pattern, palette, grade: Number(grade), seed: family };
}

const image = (svg: string, width: number, style = ''): string =>
  `<img width="${width}" style="${style}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;

/** The page's halo in the light of a colour: the art itself has no ground. */
const halo = (colour: string): string =>
  `background:radial-gradient(46% 46% at 50% 52%,${colour}55,${colour}18 50%,transparent)`;

function figure(svg: string, name: string, note = '', colour = ''): string {
  const picture = image(svg, 100, colour === '' ? '' : halo(colour)).replace('width="100"', 'width="100%"');
  return `<figure>${picture}<figcaption>${name}<i>${note}</i></figcaption></figure>`;
}

function section(title: string, content: string, columns: number): string {
  return `<h2>${title}</h2><div style="grid-template-columns:repeat(${columns},minmax(0,1fr))">${content}</div>`;
}

function sheetHtml(): string {
  const families = FAMILIES.map((family) => {
    const art = bestArt(family);
    return figure(drawSkin(art, 'full'), family, `${art.pattern} ${art.palette}`, rarityColour(art.grade));
  });
  const patterns = PATTERNS.map((pattern, index) => {
    const palette = PALETTES[index % PALETTES.length] ?? 'ember';
    const art = { family: 'monolith', pattern, palette, grade: index % 7, seed: pattern };
    return figure(drawSkin(art, 'full'), pattern, palette, rarityColour(art.grade));
  });
  const palettes = PALETTES.map((palette, index) => {
    const art = { family: 'halcyon', pattern: 'waves', palette, grade: index % 7, seed: palette };
    return figure(drawSkin(art, 'full'), palette);
  });
  const vitrines = SHAPES.map((shape, index) => {
    const hero = bestArt(HEROES[index % HEROES.length] ?? 'warden');
    return figure(drawVitrine({ shape, hue: LAMPS[index % LAMPS.length] ?? '#FF5E4A', hero }), shape);
  });
  const small = (style: string): string =>
    FAMILIES.map((family) => image(drawSkin(bestArt(family), 'small'), 64, style)).join('');
  const avatars = Array.from({ length: 24 }, (_, index) => image(drawAvatar(`player-${index}`), 40));
  return (
    '<style>body{margin:0;padding:12px 14px;background:#0d0b14;color:#f3f1fa;font:600 11px/16px sans-serif}' +
    'h2{font-size:11px;letter-spacing:.08em;color:#a8a2bf;margin:14px 0 6px}div{display:grid;gap:4px 10px}figure{margin:0 0 6px;min-width:0}' +
    'figcaption{display:flex;justify-content:space-between;padding:0 4px}i{font:11px/16px sans-serif;color:#8c86a4}img{vertical-align:top}</style>' +
    section(`${FAMILIES.length} FAMILIES`, families.join(''), 7) +
    section('64 PX', small(''), 14) +
    section('64 PX GREYSCALE', small('filter:grayscale(1)'), 14) +
    section(`${PATTERNS.length} PATTERNS`, patterns.join(''), 8) +
    section(`${PALETTES.length} PALETTES`, palettes.join(''), 12) +
    section(`${SHAPES.length} VITRINES`, vitrines.join(''), 7) +
    section('AVATARS', avatars.join(''), 24)
  );
}

interface IndexedPicture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue of each colour in turn. */
  readonly palette: readonly number[];
  /** One colour index per pixel, base64. */
  readonly pixels: string;
}

/** Reduces a screenshot to 256 colours by median cut on a 15-bit histogram; the browser is our PNG decoder. */
async function quantise(browser: Browser, png: Buffer): Promise<IndexedPicture> {
  const page = await browser.newPage();
  const indexed = await page.evaluate(
    async (source) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const { width, height } = picture;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (context === null) throw new Error('This browser draws no canvas');
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      const counts = new Map<number, number>();
      const keyAt = (at: number): number =>
        (((data[at] ?? 0) >> 3) << 10) | (((data[at + 1] ?? 0) >> 3) << 5) | ((data[at + 2] ?? 0) >> 3);
      for (let at = 0; at < data.length; at += 4) counts.set(keyAt(at), (counts.get(keyAt(at)) ?? 0) + 1);
      const channel = (key: number, shift: number): number => (key >> shift) & 31;
      const spread = (keys: number[], shift: number): number => {
        const values = keys.map((key) => channel(key, shift));
        return Math.max(...values) - Math.min(...values);
      };
      const population = (keys: number[]): number => keys.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0);
      const boxes = [[...counts.keys()]];
      while (boxes.length < 256) {
        const widest = boxes
          .map((keys, index) => ({
            index,
            reach: Math.max(...[10, 5, 0].map((shift) => spread(keys, shift))) * population(keys) ** 0.4,
          }))
          .reduce((best, box) => (box.reach > best.reach ? box : best));
        const [keys = []] = boxes.splice(widest.index, 1);
        const shift = [10, 5, 0].reduce((best, next) => (spread(keys, next) > spread(keys, best) ? next : best));
        keys.sort((a, b) => channel(a, shift) - channel(b, shift));
        boxes.push(keys.slice(0, keys.length >> 1), keys.slice(keys.length >> 1));
      }
      const colourOf = new Map<number, number>();
      const palette = boxes.flatMap((keys, index) => {
        for (const key of keys) colourOf.set(key, index);
        const total = population(keys) || 1;
        return [10, 5, 0].map((shift) => {
          const sum = keys.reduce((part, key) => part + channel(key, shift) * (counts.get(key) ?? 0), 0);
          return Math.round((sum / total) * 8.2);
        });
      });
      let pixels = '';
      for (let at = 0; at < data.length; at += 4) pixels += String.fromCharCode(colourOf.get(keyAt(at)) ?? 0);
      return { width, height, palette, pixels: btoa(pixels) };
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await page.close();
  return indexed;
}

/** An 8-bit indexed PNG: header, palette and unfiltered rows. */
function encodePng({ width, height, palette, pixels }: IndexedPicture): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const framed = Buffer.alloc(8 + named.length);
    framed.writeUInt32BE(data.length, 0);
    named.copy(framed, 4);
    framed.writeUInt32BE(crc32(named), 4 + named.length);
    return framed;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const bytes = Buffer.from(pixels, 'base64');
  const rows = Array.from({ length: height }, (_, row) =>
    Buffer.concat([Buffer.of(0), bytes.subarray(row * width, (row + 1) * width)]),
  );
  return Buffer.concat([
    Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function writeSheet(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 600 } });
  await page.setContent(sheetHtml());
  const png = encodePng(await quantise(browser, await page.screenshot({ fullPage: true })));
  await page.close();
  await writeFile(SHEET, png);
  console.log(`docs/contact-sheet.png: ${Math.round(png.length / 1024)} KiB`);
  if (png.length > SHEET_LIMIT) throw new Error(`The sheet is over ${SHEET_LIMIT / 1024} KiB`);
}

/** Grey values, 64 × 40, of every family in one and the same coat, so that only the shape can tell them apart. */
async function greyPictures(browser: Browser): Promise<readonly (readonly number[])[]> {
  const coat = { pattern: 'marble', palette: 'glacier', grade: 5, seed: 'same' };
  const sources = FAMILIES.map((family) => {
    const svg = drawSkin({ family, ...coat }, 'small');
    return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  });
  const page = await browser.newPage();
  const pictures = await page.evaluate(async (list) => {
    const results: number[][] = [];
    for (const source of list) {
      const picture = new Image(640, 400);
      picture.src = source;
      await picture.decode();
      const context = new OffscreenCanvas(64, 40).getContext('2d');
      if (context === null) throw new Error('This browser draws no canvas');
      context.fillStyle = '#0d0b14';
      context.fillRect(0, 0, 64, 40);
      context.imageSmoothingQuality = 'high';
      context.drawImage(picture, 0, 0, 64, 40);
      const { data } = context.getImageData(0, 0, 64, 40);
      const greys: number[] = [];
      for (let at = 0; at < data.length; at += 4) {
        greys.push(0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0) - 11);
      }
      results.push(greys.map((grey) => Math.max(0, grey)));
    }
    return results;
  }, sources);
  await page.close();
  return pictures;
}

const WIDTH = 64;
const HEIGHT = 40;

/** The grey at each pixel's neighbour `dx`, `dy` away; nothing lies beyond the edges. */
function shifted(picture: readonly number[], dx: number, dy: number): number[] {
  return picture.map((_, at) => {
    const [x, y] = [(at % WIDTH) + dx, Math.floor(at / WIDTH) + dy];
    return x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT ? 0 : (picture[y * WIDTH + x] ?? 0);
  });
}

/** Blurred over 3 × 3 pixels and scaled to equal light: what is left is the shape an eye keeps at a glance. */
function softened(picture: readonly number[]): number[] {
  const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => shifted(picture, dx, dy)));
  const light = picture.reduce((sum, grey) => sum + grey, 0) || 1;
  return picture.map((_, at) => around.reduce((sum, neighbour) => sum + (neighbour[at] ?? 0), 0) / light);
}

/** Share of light two pictures don't have in common, laid over each other as well as three pixels' play allow. */
function distance(a: readonly number[], b: readonly number[]): number {
  let least = 1;
  for (let dx = -3; dx <= 3; dx += 1) {
    for (let dy = -3; dy <= 3; dy += 1) {
      const moved = shifted(b, dx, dy);
      const apart = a.reduce((sum, grey, at) => sum + Math.abs(grey - (moved[at] ?? 0)), 0);
      const together = a.reduce((sum, grey, at) => sum + Math.max(grey, moved[at] ?? 0), 0);
      least = Math.min(least, apart / together);
    }
  }
  return least;
}

/** Prints the closest pairs and returns whether all are far enough apart. */
async function checkFamilies(browser: Browser): Promise<boolean> {
  const pictures = (await greyPictures(browser)).map(softened);
  const pairs = FAMILIES.flatMap((first, index) =>
    FAMILIES.slice(index + 1).map((second, offset) => ({
      pair: `${first} and ${second}`,
      distance: distance(pictures[index] ?? [], pictures[index + 1 + offset] ?? []),
    })),
  ).sort((a, b) => a.distance - b.distance);
  console.log(`Closest of ${pairs.length} pairs at 64 px in grey (at least ${LEAST_DISTANCE}):`);
  for (const { pair, distance: apart } of pairs.slice(0, 6)) console.log(`  ${apart.toFixed(3)}  ${pair}`);
  return (pairs[0]?.distance ?? 1) >= LEAST_DISTANCE;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking'.split(' '),
});
try {
  const { check } = readCommandLine(process.argv.slice(2), {
    options: { check: { type: 'boolean', default: false } },
  }).values;
  if (!check) await writeSheet(browser);
  if (!(await checkFamilies(browser))) {
    console.error('Two families look too much alike.');
    process.exitCode = 1;
  }
} finally {
  await browser.close();
}
