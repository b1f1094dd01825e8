import type { Payload } from 'payload';
import { environment } from '../../../config/environment';
import { writePreviewAccount } from '../../../preview/writePreviewAccount';
import { idOf } from '../documents/ids';

/** Runs first: without users, Payload lets anybody register the first one. */
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
    // The documented password of the demo is shorter than the rule; a public service rejects it at its start.
    context: { acceptsAnyPassword: true },
  });
};

export const writeAccounts = async (payload: Payload): Promise<void> => {
  await writeEditor(payload);
  await writePreviewAccount(payload);
};
