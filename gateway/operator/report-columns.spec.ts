import { getNamedType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { MONEY_COLUMNS, REPORT_COLUMNS, REPORT_TABLES } from '../../schema/clients/report-csv.ts';
import { operatorSchema } from './schema.ts';

it.each(REPORT_TABLES)('the table %s of a report has every field of the SDL, amounts as such', async (table) => {
  const { schema } = await operatorSchema();
  const report = schema.getType('Report');
  const row = isObjectType(report) ? getNamedType(report.getFields()[table]?.type) : undefined;
  if (!isObjectType(row)) throw new Error(`no table ${table}`);
  const fields = Object.values(row.getFields());
  expect(fields.map(({ name }) => name)).toEqual(REPORT_COLUMNS[table]);
  for (const { name, type } of fields)
    expect([name, MONEY_COLUMNS.has(name)]).toEqual([name, getNamedType(type).name === 'Money']);
});
