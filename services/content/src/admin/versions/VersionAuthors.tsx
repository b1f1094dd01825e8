import { FieldDiffContainer } from '@payloadcms/ui/rsc';
import type { DateFieldDiffServerComponent } from 'payload';
import { z } from 'zod';
import { readAuthorsByMoment } from '../../editing/versionAuthors';
import { versionMessages } from './versionMessages';

const routeSchema = z.object({ collection: z.string(), id: z.string() });

/** Names who saved the two compared versions, in the row in which Payload shows when they were saved. */
export const VersionAuthors: DateFieldDiffServerComponent = async ({
  comparisonValue,
  versionValue,
  i18n,
  req,
}) => {
  const { author, unknownAuthor } = versionMessages(i18n.language);
  const document = routeSchema.safeParse(req.routeParams).data;
  const authors = document ? await readAuthorsByMoment(req, document) : new Map<string, string>();
  const nameOf = (moment: unknown) =>
    typeof moment === 'string' ? <p>{authors.get(moment) ?? unknownAuthor}</p> : null;
  return (
    <FieldDiffContainer
      From={nameOf(comparisonValue)}
      To={nameOf(versionValue)}
      i18n={i18n}
      label={{ label: author }}
    />
  );
};
