import { useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { Facts } from '../../../ui/Facts.tsx';
import { useWords } from '../../texts.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { gameText } from '../../ui/game-text.ts';
import { Moment } from '../../ui/Moment.tsx';
import { PlayerLink } from '../../ui/PlayerLink.tsx';
import { Position } from '../../ui/Position.tsx';
import { DetailsPart } from '../../ui/WithDetails.tsx';
import styles from './TicketDetails.module.css';
import { BESIDE, type TICKET } from './ticket-query.ts';

type Talk = NonNullable<ResultOf<typeof TICKET>['ticket']>;

/** The player of a ticket: masked identity, balances, last plays and payments. */
export const BesideTicket = ({ ticket, plays, payments }: Pick<Talk, 'ticket' | 'plays' | 'payments'>) => {
  const words = useWords();
  const { beside } = words.tickets;
  const { identity, wallet, counts } = words.player;
  const { data } = useQuery(BESIDE, { variables: { id: ticket.playerId } });
  const player = data?.player;
  return (
    <>
      <DetailsPart title={words.tickets.columns.player}>
        <Facts
          shape="sum"
          facts={[
            {
              label: beside.name,
              value: <PlayerLink id={ticket.playerId} nickname={ticket.nickname ?? null} />,
            },
            ...(player?.account == null
              ? []
              : [
                  { label: identity.phone, value: <bdi dir="ltr">{player.account.phone}</bdi> },
                  { label: identity.verification, value: identity.verifications[player.account.verification] },
                ]),
            ...(player?.wallet == null ? [] : [{ label: wallet.coin, value: <Amount value={player.wallet.coin} /> }]),
            ...(player == null ? [] : [{ label: counts.plays, value: player.counts.plays }]),
          ]}
        />
      </DetailsPart>
      {plays.length > 0 && (
        <DetailsPart title={beside.plays}>
          <ul>
            {plays.map(({ id, game, position, at }) => (
              <li key={id} className={styles.row}>
                <span>{gameText(words, game)}</span>
                <Position at={position} />
                <Moment at={at} />
              </li>
            ))}
          </ul>
        </DetailsPart>
      )}
      {payments.length > 0 && (
        <DetailsPart title={beside.payments}>
          <ul>
            {payments.map(({ id, amount, state, at }) => (
              <li key={id} className={styles.row}>
                <span>{words.orders.states[state]}</span>
                <Amount value={amount} />
                <Moment at={at} />
              </li>
            ))}
          </ul>
        </DetailsPart>
      )}
    </>
  );
};
