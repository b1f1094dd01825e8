import type { Payload } from 'payload';
import type { ServiceAccount, User } from '../../payload-types';
import { idOf } from '../seeding/documents/ids';

const asUser = (user: User) => ({ ...user, collection: 'users' as const });
const asAccount = (account: ServiceAccount) => ({ ...account, collection: 'service-accounts' as const });

/** One user of every role, and the two types of service accounts. */
export const createPeople = async (payload: Payload) => {
  const person = async (role: User['role']) =>
    asUser(
      await payload.create({
        collection: 'users',
        data: { email: `${role}@example.com`, password: 'correct horse battery', role },
      }),
    );
  const preview = idOf('service-accounts', 'preview');
  return {
    author: await person('author'),
    editor: await person('editor'),
    admin: await person('admin'),
    previewAccount: asAccount(await payload.findByID({ collection: 'service-accounts', id: preview })),
    siteAccount: asAccount(
      await payload.create({ collection: 'service-accounts', data: { name: 'Site', role: 'site' } }),
    ),
  };
};

export type People = Awaited<ReturnType<typeof createPeople>>;
