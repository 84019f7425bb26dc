import type { Resolvers } from '../generated/resolvers.ts';
import { acts } from './acts.ts';
import { campaigns } from './campaigns.ts';
import { care } from './care.ts';
import { catalog } from './catalog.ts';
import { codes } from './codes.ts';
import { contests } from './contests.ts';
import { notices } from './notices.ts';
import { now } from './now.ts';
import { operators } from './operators.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { players } from './players.ts';
import { proposals } from './proposals.ts';
import { report } from './report.ts';
import { retrievals } from './retrievals.ts';
import { returns } from './returns.ts';
import { rooms } from './rooms.ts';
import { schedules } from './schedules.ts';
import { system } from './system.ts';
import { tickets } from './tickets.ts';

export const resolvers: readonly Resolvers[] = [
  now,
  report,
  returns,
  players,
  care,
  tickets,
  orders,
  payments,
  retrievals,
  acts,
  proposals,
  catalog,
  operators,
  system,
  schedules,
  campaigns,
  codes,
  contests,
  notices,
  rooms,
];
