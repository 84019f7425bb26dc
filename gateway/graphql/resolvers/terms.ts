import { inForce, type Period } from '../../../engine/terms/in-force.ts';
import type { SectionName } from '../../../engine/terms/sections.ts';
import { GatewayError } from '../../errors.ts';
import type { GatewayContext } from '../context.ts';

/** The values of a section that are in force. @throws GatewayError GAME_STOPPED before terms are published */
export const termsNow = <Name extends SectionName>(
  { catalog, ports }: Pick<GatewayContext, 'catalog' | 'ports'>,
  section: Name,
): Period<Name> => {
  const now = inForce(catalog.terms, section, ports.now());
  if (now === null) throw new GatewayError('GAME_STOPPED');
  return now;
};
