/**
 * Renders every family, finish, palette and vitrine into `docs/contact-sheet.png`, and checks that families stay
 * apart when small and grey.
 *
 *   node tools/contact-sheet.ts            writes the sheet, then checks
 *   node tools/contact-sheet.ts --check    only checks; exit code 1 when two families look alike
 *
 * Writing needs a Chromium: `CHROMIUM_PATH`, or /usr/bin/chromium.
 */
import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { readCommandLine } from '../scripts/command-line.ts';
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

const SHEET = new URL('../docs/contact-sheet.png', import.meta.url);
const SHEET_LIMIT = 600 * 1024;
const SHEET_WIDTH = 1500;
const GROUND = '#0d0b14';

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
    `<style>body{margin:0;padding:12px 14px;background:${GROUND};color:#f3f1fa;font:600 11px/16px sans-serif}` +
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

async function writeSheet(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking'.split(' '),
  });
  try {
    const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 600 } });
    await page.setContent(sheetHtml());
    const screenshot = sharp(await page.screenshot({ fullPage: true }));
    const png = await screenshot.png({ palette: true, effort: 10, compressionLevel: 9 }).toBuffer();
    await writeFile(SHEET, png);
    console.log(`docs/contact-sheet.png: ${Math.round(png.length / 1024)} KiB`);
    if (png.length > SHEET_LIMIT) throw new Error(`The sheet is over ${SHEET_LIMIT / 1024} KiB`);
  } finally {
    await browser.close();
  }
}

const WIDTH = 64;
const HEIGHT = 40;

/** Grey values, 64 × 40, of a family in a coat that all share, so that only the shape can tell them apart. */
async function greyPicture(family: string): Promise<readonly number[]> {
  const svg = drawSkin({ family, pattern: 'marble', palette: 'glacier', grade: 5, seed: 'same' }, 'small');
  const picture = sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT).flatten({ background: GROUND }).greyscale();
  return [...(await picture.raw().toBuffer())].map((grey) => Math.max(0, grey - 11));
}

/** The grey at each pixel's neighbour `dx`, `dy` away; nothing lies beyond the edges. */
function shifted(picture: readonly number[], dx: number, dy: number): number[] {
  return picture.map((_, at) => {
    const [x, y] = [(at % WIDTH) + dx, Math.floor(at / WIDTH) + dy];
    return x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT ? 0 : (picture[y * WIDTH + x] ?? 0);
  });
}

/** Blurred over 3 × 3 pixels and scaled to equal light: only the shape that an eye sees at a glance is left. */
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
async function checkFamilies(): Promise<boolean> {
  const pictures = (await Promise.all(FAMILIES.map(greyPicture))).map(softened);
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

const { check } = readCommandLine(process.argv.slice(2), {
  options: { check: { type: 'boolean', default: false } },
}).values;
if (!check) await writeSheet();
if (!(await checkFamilies())) {
  console.error('Two families look too much alike.');
  process.exitCode = 1;
}
