import type { PayloadRequest } from 'payload';
import { draftedCollections } from '../documents/draftedCollections';
import type { DocumentLanguages } from './missingAltTexts';

interface Published {
  id: string;
  languages?: readonly string[] | null;
}

/** Reads in which languages each published document is available. */
export const readDocumentLanguages = async (req: PayloadRequest): Promise<DocumentLanguages> => {
  const languages = new Map<string, readonly string[]>();
  for (const collection of draftedCollections) {
    const { docs } = await req.payload.db.find<Published>({
      collection,
      where: { _status: { equals: 'published' } },
      select: { languages: true },
      pagination: false,
      req,
    });
    for (const document of docs) languages.set(document.id, document.languages ?? []);
  }
  return languages;
};
