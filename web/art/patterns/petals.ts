import { linear } from '../svg/paint.ts';
import { type Pattern, wash } from './pattern.ts';

/** One notched petal pointing up, 26 units tall. */
const PETAL = 'M0 2C-12-4-13-18-5-25L0-20 5-25C13-18 12-4 0 2z';

/** Falling blossom: whole flowers, single petals beneath them, and a wind of fine lines. */
export const petals: Pattern = {
  id: 'petals',
  draw(random, palette) {
    const whole = Math.round;
    let loose = '';
    for (let index = 0; index < 34; index += 1) {
      const x = whole(((index * 0.618) % 1) * 640);
      const y = whole(70 + random() * 250);
      const tone = index % 3 === 0 ? palette.light : index % 3 === 1 ? palette.bright : palette.deep;
      loose +=
        `<use href="#@fp" transform="translate(${x} ${y})rotate(${whole(random() * 360)})scale(${whole(5 + random() * 6) / 10})" ` +
        `fill="${tone}" fill-opacity=".7"/>`;
    }
    let flowers = '';
    for (let index = 0; index < 15; index += 1) {
      const x = whole(24 + index * 43 + (random() - 0.5) * 22);
      const y = whole(110 + ((index * 0.618) % 1) * 150 + (random() - 0.5) * 20);
      flowers += `<use href="#@fo" transform="translate(${x} ${y})rotate(${whole(random() * 72)})scale(${whole(7 + random() * 5) / 10})"/>`;
    }
    let wind = '';
    for (let index = 0; index < 12; index += 1) {
      const y = whole(60 + index * 24 + random() * 12);
      wind += `M${whole(random() * 200 - 40)} ${y}q${whole(90 + random() * 60)} ${whole(-30 + random() * 20)} ${whole(260 + random() * 160)} ${whole(-8 + random() * 24)}`;
    }
    const turned = [0, 72, 144, 216, 288].map(
      (degrees) => `<use href="#@fp" transform="rotate(${degrees})translate(0-3)"/>`,
    );
    return (
      `<defs><path id="@fp" d="${PETAL}"/>${linear('fa', 'x2="0" y2="1"', [
        [0, palette.accent],
        [0.5, palette.light],
        [1, palette.bright],
      ])}<g id="@fo"><g fill="url(#@fa)" stroke="${palette.deep}" stroke-width="1.6">${turned.join('')}</g>` +
      `<circle r="4.6" fill="${palette.mid}"/><path d="M0-4v-9M4-1l9-3M2 4l5 8M-2 4l-5 8M-4-1l-9-3" stroke="${palette.mid}" stroke-width="1.4"/></g></defs>` +
      wash(palette, ['mid', 'bright', 'mid', 'mid']) +
      `<path d="${wind}" fill="none" stroke="${palette.light}" stroke-opacity=".3" stroke-width="1.4"/>${loose}${flowers}`
    );
  },
};
