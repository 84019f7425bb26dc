import type { Hashing } from '../fairness/hashing.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';
import { type HexHash, isHexHash, mustBe } from '../kernel/ids.ts';
import type { SectionName, Sections } from './sections.ts';

/** RFC 8785 JSON of the section's name and values. */
export const sectionText = <Name extends SectionName>(section: Name, terms: Sections[Name]): string =>
  canonicalJson({ section, terms });

/** SHA-256 of that text: the hash that plays and trades name. */
export const sectionHash = <Name extends SectionName>(
  hashing: Hashing,
  section: Name,
  terms: Sections[Name],
): HexHash => mustBe(isHexHash, hashing.sha256Text(sectionText(section, terms)));
