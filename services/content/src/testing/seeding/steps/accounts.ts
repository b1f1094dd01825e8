import type { Payload } from 'payload';
import { environment } from '../../../config/environment';
import { idOf } from '../documents/ids';

const previewAccount = idOf('service-accounts', 'preview');

/** Before anything else: on a database without people, Payload offers to register the first one to anybody. */
const writeEditor = async (payload: Payload): Promise<void> => {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return;
  await payload.create({
    collection: 'users',
    data: {
      id: idOf('users', 'editor'),
      email: environment.editorEmail,
      password: environment.editorPassword,
      name: 'Demo editor',
      role: 'admin',
    },
  });
};

/** The key is kept in step with the environment, and is void after a change of PAYLOAD_SECRET until this runs. */
const writePreviewKey = async (payload: Payload): Promise<void> => {
  const data = {
    name: 'Preview',
    role: 'preview',
    enableAPIKey: true,
    apiKey: environment.previewApiKey,
  } as const;
  const { docs } = await payload.find({
    collection: 'service-accounts',
    where: { id: { equals: previewAccount } },
    limit: 1,
  });
  if (docs[0] === undefined)
    await payload.create({ collection: 'service-accounts', data: { id: previewAccount, ...data } });
  else await payload.update({ collection: 'service-accounts', id: previewAccount, data });
};

export const writeAccounts = async (payload: Payload): Promise<void> => {
  await writeEditor(payload);
  await writePreviewKey(payload);
};
