import {
  openReturnStates,
  returnMovesOf,
  returnStates,
} from '@izlog/contract/ecommerce/returns/return-states';
import { expect, test } from 'vitest';
import { defectEnd, returnDeadlines } from './return-deadlines.ts';

type Facts = Parameters<typeof returnDeadlines>[0];

const at = (day: string | null) => day && new Date(`${day}T10:00:00Z`);
/** The last day on which something can still be done in time, in Zagreb. */
const lastDay = (end: Date | null) =>
  end && new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zagreb' }).format(new Date(end.getTime() - 1));

interface Case {
  reason: Facts['reason'];
  state: Facts['state'];
  said: string;
  approved?: string;
  /** Proof that it was sent; of several parcels, of the last. */
  proof?: string;
  arrived?: string;
  hasGoods?: boolean;
}

function deadlines({ reason, state, said, approved, proof, arrived, hasGoods = true }: Case) {
  const { answerUntil, sendUntil, moneyUntil, dueAt } = returnDeadlines({
    ...{ reason, state, hasGoods },
    requestedAt: at(said) as Date,
    approvedAt: at(approved ?? null) as Date | null,
    evidenceAt: at(proof ?? arrived ?? null) as Date | null,
    receivedAt: at(arrived ?? null) as Date | null,
  });
  return [answerUntil, sendUntil, moneyUntil, dueAt].map(lastDay);
}

test.each<[string, Case, (string | null)[]]>([
  // [until when it is answered, sent, paid back; what the shop has to do next]
  [
    'a complaint is answered in 15 days',
    { reason: 'defect', state: 'requested', said: '2026-11-02' },
    ['2026-11-17', null, null, '2026-11-17'],
  ],
  [
    '15 days that end on Remembrance Day move on',
    { reason: 'defect', state: 'requested', said: '2026-11-03' },
    ['2026-11-19', null, null, '2026-11-19'],
  ],
  [
    '15 days that end on Saturday move to Monday',
    { reason: 'exchange', state: 'requested', said: '2026-11-06' },
    ['2026-11-23', null, null, '2026-11-23'],
  ],
  [
    '15 days that end at Christmas pass it and the weekend',
    { reason: 'defect', state: 'requested', said: '2026-12-10' },
    ['2026-12-28', null, null, '2026-12-28'],
  ],
  [
    'the days count from that in Zagreb',
    { reason: 'defect', state: 'requested', said: '2026-11-02' },
    ['2026-11-17', null, null, '2026-11-17'],
  ],
  [
    'who was approved sends in 30 days, and the shop waits',
    { reason: 'defect', state: 'approved', said: '2026-11-02', approved: '2026-11-04' },
    ['2026-11-17', '2026-12-04', null, null],
  ],
  [
    'what arrived is settled in 14 days',
    {
      reason: 'defect',
      state: 'received',
      said: '2026-11-02',
      approved: '2026-11-04',
      arrived: '2026-11-09',
    },
    ['2026-11-17', '2026-12-04', '2026-11-23', '2026-11-23'],
  ],
  [
    'of two parcels the days count from the last',
    {
      reason: 'defect',
      state: 'received',
      said: '2026-11-02',
      approved: '2026-11-04',
      proof: '2026-11-09',
      arrived: '2026-11-12',
    },
    ['2026-11-17', '2026-12-04', '2026-11-26', '2026-11-26'],
  ],
  [
    'a withdrawal waits for goods or proof of them',
    { reason: 'withdrawal', state: 'approved', said: '2026-11-16' },
    [null, '2026-11-30', '2026-11-30', null],
  ],
  [
    'proof makes the money due in 14 days from the statement',
    { reason: 'withdrawal', state: 'sent', said: '2026-11-16', proof: '2026-11-20' },
    [null, '2026-11-30', '2026-11-30', '2026-11-30'],
  ],
  [
    'goods do so as well',
    { reason: 'withdrawal', state: 'received', said: '2026-11-16', arrived: '2026-11-27' },
    [null, '2026-11-30', '2026-11-30', '2026-11-30'],
  ],
  [
    'a statement whose 14th day is a holiday has one day more',
    { reason: 'withdrawal', state: 'received', said: '2026-11-04', arrived: '2026-11-06' },
    [null, '2026-11-19', '2026-11-19', '2026-11-19'],
  ],
  [
    'proof after the 14 days leaves the next working day',
    { reason: 'withdrawal', state: 'received', said: '2026-11-02', arrived: '2026-11-27' },
    [null, '2026-11-16', '2026-11-30', '2026-11-30'],
  ],
  [
    'a download has nothing to wait for',
    { reason: 'withdrawal', state: 'approved', said: '2026-11-16', hasGoods: false },
    [null, null, '2026-11-30', '2026-11-30'],
  ],
  [
    'nothing is due when it is over',
    { reason: 'withdrawal', state: 'settled', said: '2026-11-02', arrived: '2026-11-05' },
    [null, '2026-11-16', '2026-11-16', null],
  ],
])('[RET-01] %s', (_name, facts, expected) => {
  expect(deadlines(facts)).toEqual(expected);
});

test('[RET-01] a defect can be announced for two years, to the end of their last working day', () => {
  expect(lastDay(defectEnd(new Date('2026-11-02T10:00:00Z')))).toBe('2028-11-02');
  // All Saints' Day of 2028 is a Wednesday.
  expect(lastDay(defectEnd(new Date('2026-11-01T10:00:00Z')))).toBe('2028-11-02');
});

test('[RET-01] no move leads to a refused or expired withdrawal, money alone settles, and what is over stays over', () => {
  const movers = ['platform', 'staff', 'buyer'] as const;
  const over = returnStates.filter((state) => !openReturnStates.includes(state));

  expect(over).toEqual(['settled', 'refused', 'cancelled', 'expired']);
  for (const state of returnStates)
    for (const by of movers) {
      const moves = returnMovesOf({ state, reason: 'withdrawal' }, by);
      expect(moves).not.toContain('refused');
      expect(moves).not.toContain('expired');
      if (by !== 'buyer') expect(moves).not.toContain('cancelled');
      if (by !== 'platform') expect(returnMovesOf({ state, reason: 'defect' }, by)).not.toContain('settled');
      if (over.includes(state)) expect(returnMovesOf({ state, reason: 'defect' }, by)).toEqual([]);
    }
});
