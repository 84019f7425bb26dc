/** The commands with which anyone audits the log of a site, in the order of `fairnessLog.audit.steps`. */
export const auditLines = (site: string, verifierKey: string): readonly string[] => [
  'npm ci',
  `curl ${site}/log/key`,
  `npm run audit -- ${site}/ --key '${verifierKey}' --keep ./copy`,
  `npm run audit -- ./copy --key '${verifierKey}'`,
  `python3 scripts/second_opinion.py ./copy --key '${verifierKey}'`,
];
