import { formatFileSize } from '@kmx/core';
import { Icon } from '@kmx/design-system';
import type { BlockContext } from '../../contract/BlockContext';
import type { ListedTerms } from '../../contract/lists/TermsListing';
import { decideLink } from '../../shared/layout/decideLink';
import { formatLanguage } from '../../shared/text/formatLanguage';
import { joinWithSeparator } from '../../shared/text/joinWithSeparator';
import { termsListMessages } from './TermsList.messages';
import { Anchor, Entry, Details, Kind, Name, Sign } from './TermsList.styles';

interface TermsEntryProps {
  readonly terms: ListedTerms;
  readonly context: BlockContext;
}

/** Document with its subject, language, date of validity and size. */
export function TermsEntry({ terms, context }: TermsEntryProps) {
  const { title, kind, language, validFrom, file } = terms;
  const { intl } = context;
  const shown = decideLink({ kind: 'file', file: { slug: file.slug }, text: title }, context);
  if (!shown) return null;
  const date =
    validFrom && intl.formatDate(`${validFrom}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  const details = joinWithSeparator([
    language && formatLanguage(language, intl),
    date && intl.formatMessage(termsListMessages.validFrom, { date }),
    [file.extension, file.size && formatFileSize(file.size, intl.locale)].filter(Boolean).join('\u00a0'),
  ]);
  return (
    <Entry>
      <Anchor href={shown.href} data-link="plain" hrefLang={language}>
        <Kind>{intl.formatMessage(termsListMessages[kind])}</Kind>
        <Name lang={language}>{title}</Name>
        <Details>{details}</Details>
        <Sign>
          <Icon name="download" size={24} />
        </Sign>
      </Anchor>
    </Entry>
  );
}
