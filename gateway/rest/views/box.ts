import { at, type Fields, inLanguage, view } from '../answers/view.ts';
import { weaponFields } from './weapon.ts';

export const boxFields: Fields = {
  boxId: 'slug',
  boxName: at('names', inLanguage()),
  boxNames: 'names',
  boxImage: 'image',
  price: 'price',
  themeId: 'theme.id',
  themeName: at('theme.names', inLanguage()),
  fresh: 'fresh',
  rtpPercent: 'rtpPercent',
  oddsHash: 'oddsHash',
  terms: 'terms',
  version: 'version',
  stopped: 'stopped',
};

export const box = view(boxFields);

export const boxEntry = view({
  ...weaponFields,
  value: 'value',
  firstTicket: 'firstTicket',
  lastTicket: 'lastTicket',
});
