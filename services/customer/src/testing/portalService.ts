import { z } from 'zod';
import { rolesOf } from '../../../toolkit/src/access/applications';
import type { Backend } from '../../../toolkit/src/testing/backends';
import { createCollector } from '../../../toolkit/src/testing/createCollector';
import { demoPeople } from '../../../toolkit/src/testing/people/people';
import { startIdentityFake } from './identityFake';
import { recordDenials } from './recordDenials';
import { seedDirectory } from './seedDirectory';
import { createClock, startTestService, type TestOptions } from './testService';

const accessSchema = z.looseObject({
  application: z.string().optional(),
  status: z.string().optional(),
  allowedActions: z.array(z.string()).optional(),
});
const nodeFields = {
  id: z.string().optional(),
  code: z.string().optional(),
  __typename: z.string().optional(),
  canDelete: z.boolean().optional(),
  country: z.string().nullish(),
  total: z.number().optional(),
  page: z.number().optional(),
  organisations: z.array(z.looseObject({ id: z.string() })).optional(),
  access: z.array(accessSchema).optional(),
  offeredApplications: z.array(accessSchema).optional(),
};
const nodeSchema = z.looseObject({
  ...nodeFields,
  user: z.looseObject(nodeFields).optional(),
  items: z.array(z.looseObject(nodeFields)).optional(),
});
/** Root fields whose contents tests check. */
const dataSchema = z.looseObject({
  users: nodeSchema.nullish(),
  user: nodeSchema.nullish(),
  inviteUser: nodeSchema.nullish(),
  changeAccess: nodeSchema.nullish(),
  requestAccess: nodeSchema.nullish(),
  auditTrail: nodeSchema.nullish(),
  userFilterChoices: nodeSchema.nullish(),
  usersCsv: z.string().nullish(),
});

const responseSchema = z.object({
  data: dataSchema.nullish(),
  errors: z
    .array(
      z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).optional() }),
    )
    .optional(),
  extensions: z.record(z.string(), z.unknown()).optional(),
});

/** The header with an access token. */
export const bearerOf = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

export type PortalOptions = Pick<TestOptions, 'log' | 'replies' | 'scan'>;

/** The seeded directory with a fake identity service. `as` sends queries as a demo user. */
export const startPortalService = async (backend: Backend, options: PortalOptions = {}) => {
  const clock = createClock();
  const identity = await startIdentityFake(clock.now);
  const collector = createCollector();
  const { warnings, denials, messages, log } = recordDenials();
  const service = await startTestService(backend, {
    transport: collector.transport,
    now: clock.now,
    log,
    ...options,
    identity: identity.settings,
  });
  await seedDirectory(service.db, clock.now());
  for (const person of demoPeople)
    identity.accounts.set(person.id, {
      id: person.id,
      email: person.email,
      hasPassword: person.hasPassword,
      roles: [...rolesOf(person), 'kmx_other_product'],
      fields: {},
    });

  const claimsOf = (id: string): Record<string, unknown> => {
    const person = demoPeople.find((one) => one.id === id);
    if (!person) return { sub: id, email: `${id}@new.example`, given_name: 'Somebody', family_name: 'New' };
    const { email, givenName, familyName, isInternal } = person;
    const names = { given_name: givenName, family_name: familyName };
    return { sub: id, email, ...names, roles: [...rolesOf(person)], kmx_internal: isInternal };
  };
  const send = async (query: string, variables: object, headers: Record<string, string>) => {
    const response = await service.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    return { status: response.status, ...responseSchema.parse(await response.json()) };
  };
  const tokens = new Map<string, string>();
  /** The access token of a user's browser, renewed each hour. */
  const tokenOf = (id: string): string => {
    const key = `${id} ${Math.floor(clock.now().getTime() / 3_600_000)}`;
    const token = tokens.get(key) ?? identity.issue(claimsOf(id));
    tokens.set(key, token);
    return token;
  };
  const withToken = (token: string, query: string, variables: object = {}, headers = {}) =>
    send(query, variables, { ...bearerOf(token), ...headers });
  return {
    ...service,
    clock,
    identity,
    claimsOf,
    sent: collector.sent,
    warnings,
    messages,
    denials,
    anonymously: (query: string, headers = {}) => send(query, {}, headers),
    withToken,
    as: (id: string, query: string, variables: object = {}, headers = {}) =>
      withToken(tokenOf(id), query, variables, headers),
    stop: async () => {
      await service.stop();
      identity.stop();
    },
  };
};

export type PortalService = Awaited<ReturnType<typeof startPortalService>>;
