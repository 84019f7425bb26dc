import type { ArtSource } from '../../gateway/ports.ts';
import { ART_VERSION, drawAvatar, drawSkin, drawVitrine } from '../../web/art/index.ts';

/** The site's own drawings. */
export const artSource: ArtSource = { version: ART_VERSION, skin: drawSkin, vitrine: drawVitrine, avatar: drawAvatar };
