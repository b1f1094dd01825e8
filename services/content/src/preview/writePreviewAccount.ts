import type { Payload } from 'payload';
import { environment } from '../config/environment';

const id = 'c9066abe-1179-56e0-8387-873b972093b0';

const exists = async (payload: Payload): Promise<boolean> =>
  (await payload.count({ collection: 'service-accounts', where: { id: { equals: id } } })).totalDocs > 0;

/**
 * Writes the account with which the site reads drafts. Its key follows PREVIEW_API_KEY, and is stored again after a
 * change of PAYLOAD_SECRET, which invalidates every stored key.
 */
export const writePreviewAccount = async (payload: Payload): Promise<void> => {
  const data = {
    name: 'Preview',
    role: 'preview',
    enableAPIKey: true,
    apiKey: environment.previewApiKey,
  } as const;
  const update = () => payload.update({ collection: 'service-accounts', id, data });
  if (await exists(payload)) return void (await update());
  try {
    await payload.create({ collection: 'service-accounts', data: { id, ...data } });
  } catch (error) {
    // Another process of the service may have created it in the meantime.
    if (!(await exists(payload))) throw error;
    await update();
  }
};
