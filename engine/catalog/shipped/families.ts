import type { Triple } from './data.ts';

/** Id, names, and the drawing it uses; the Gilded Charm shares the sun pendant's. */
export const FAMILIES: readonly (readonly [id: string, names: Triple, art: string])[] = [
  ['warden', ['卫士', '衛士', 'Warden'], 'warden'],
  ['harrow', ['犁锋', '犁鋒', 'Harrow'], 'harrow'],
  ['monolith', ['方碑', '方碑', 'Monolith'], 'monolith'],
  ['vesper', ['暮星', '暮星', 'Vesper'], 'vesper'],
  ['longcase', ['长匣', '長匣', 'Longcase'], 'longcase'],
  ['meridian', ['子午', '子午', 'Meridian'], 'meridian'],
  ['bulwark', ['壁垒', '壁壘', 'Bulwark'], 'bulwark'],
  ['bobbin', ['梭心', '梭心', 'Bobbin'], 'bobbin'],
  ['quill', ['羽笔', '羽筆', 'Quill'], 'quill'],
  ['hornet', ['黄蜂', '黃蜂', 'Hornet'], 'hornet'],
  ['pike', ['短矛', '短矛', 'Pike'], 'pike'],
  ['baron', ['男爵', '男爵', 'Baron'], 'baron'],
  ['sixfold', ['六合', '六合', 'Sixfold'], 'sixfold'],
  ['gemini', ['双生', '雙生', 'Twain'], 'gemini'],
  ['vulture', ['秃鹫', '禿鷲', 'Vulture'], 'vulture'],
  ['crescent', ['弯月刀', '彎月刀', 'Crescent'], 'crescent'],
  ['tanto', ['誓刃', '誓刃', 'Oathblade'], 'tanto'],
  ['talon', ['利爪', '利爪', 'Greyclaw'], 'talon'],
  ['kestrel', ['红隼', '紅隼', 'Kestrel'], 'kestrel'],
  ['heron', ['苍鹭', '蒼鷺', 'Heron'], 'heron'],
  ['halcyon', ['翠羽扇', '翠羽扇', 'Halcyon'], 'halcyon'],
  ['roundel', ['圆盾', '圓盾', 'Roundel'], 'roundel'],
  ['gloves', ['夜行手套', '夜行手套', 'Nightgrip'], 'gloves'],
  ['sallet', ['铁面盔', '鐵面盔', 'Sallet'], 'sallet'],
  ['nightjar', ['夜鹰面具', '夜鷹面具', 'Nightjar'], 'nightjar'],
  ['lantern', ['灯笼', '燈籠', 'Lantern'], 'lantern'],
  ['amulet', ['日轮坠', '日輪墜', 'Sunwheel'], 'amulet'],
  ['chronicle', ['怀表', '懷錶', 'Chronicle'], 'chronicle'],
  ['gilded-charm', ['鎏金护符', '鎏金護符', 'Gilded Charm'], 'amulet'],
];

/** How a skin that is only its family looks. */
export const BARE_COAT = { pattern: 'filigree', palette: 'gilt' } as const;
