import { randomUUID } from 'node:crypto';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { sql } from 'kysely';

import { seedService } from '../../demo/customer/seedService';
import {
  bearerOf,
  startPortalService,
  type PortalService,
} from '../../services/customer/src/testing/portalService';
import type { Backend } from '../../services/toolkit/src/testing/backends';

/** Total number; the demo tickets are repeated. */
export const ticketCount = 10_000;

type Database = PortalService['db'];

/** Keeps the bound values of a statement below the limits of both databases. */
const rowsAtOnce = 100;

async function growTickets(db: Database): Promise<void> {
  const seeded = await db.selectFrom('customer_tickets').selectAll().orderBy('number').execute();
  for (let there = seeded.length; there < ticketCount; there += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, ticketCount - there) }, (_, index) => {
      const place = there + index;
      const row = seeded[place % seeded.length];
      if (!row) throw new Error('The demo data have no tickets.');
      const rounds = Math.floor(place / seeded.length);
      return {
        ...row,
        id: randomUUID(),
        number: row.number + rounds * seeded.length,
        idempotency_key: randomUUID(),
      };
    });
    await db.insertInto('customer_tickets').values(rows).execute();
  }
}

/** Assigns the employee to every customer, so that all tickets are visible. */
async function joinAll(db: Database, userId: string): Promise<void> {
  const organisations = await db.selectFrom('customer_organisations').select('id').execute();
  await db
    .insertInto('customer_memberships')
    .values(organisations.map(({ id }) => ({ user_id: userId, organisation_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Sends an authenticated request over HTTP, as the portal does; resolves to the response text. */
export type SendRequest = <Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
) => Promise<string>;

function createSendRequest(service: PortalService, person: string): SendRequest {
  const token = service.identity.issue(service.claimsOf(person));
  return async (document, variables) => {
    const response = await service.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearerOf(token) },
      body: JSON.stringify({ query: print(document), variables }),
    });
    const text = await response.text();
    if (!response.ok || text.includes('"errors":[')) throw new Error(`Refused: ${text.slice(0, 200)}`);
    return text;
  };
}

/** Starts the customer service over HTTP with 10 000 tickets of six organisations, and signs in two of its people. */
export async function openTicketService(backend: Backend) {
  const service = await startPortalService(backend);
  await seedService(service.db, service.clock.now());
  await growTickets(service.db);
  await joinAll(service.db, 'u-staff');
  await sql`analyze`.execute(service.db);
  return {
    people: {
      'an employee of six organisations': createSendRequest(service, 'u-staff'),
      'a customer of one': createSendRequest(service, 'u-customer'),
    },
    stop: service.stop,
  };
}
