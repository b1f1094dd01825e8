import type { IntlShape } from 'react-intl/server';
import type { LanguageCode } from '@kmx/core';
import { Icon, Text } from '@kmx/design-system';
import { ProductSection } from '../../shared/ProductSection/ProductSection';
import { formatLanguage } from '../../shared/text/formatLanguage';
import { productDownloadsMessages as messages } from './ProductDownloads.messages';
import { Columns, Others, Summary, Title } from './ProductDownloads.styles';
import { ProductFiles, type ProductFileItem } from './ProductFiles';

export interface ProductDownloadsProps {
  readonly intl: IntlShape;
  readonly id: string;
  /** The reader's language. */
  readonly language: LanguageCode;
  readonly files: readonly ProductFileItem[];
}

/** Sorted by the languages' names in the reader's language. */
function otherLanguages({
  files,
  language,
  intl,
}: Pick<ProductDownloadsProps, 'files' | 'language' | 'intl'>): readonly {
  code: LanguageCode;
  name: string;
}[] {
  const codes = [...new Set(files.map((file) => file.language))].filter((code) => code !== language);
  return codes
    .map((code) => ({ code, name: formatLanguage(code, intl) }))
    .sort((a, b) => a.name.localeCompare(b.name, intl.locale));
}

/** A product's documents: those in the reader's language, the others collapsed by language. */
export function ProductDownloads({ intl, id, language, files }: ProductDownloadsProps) {
  if (files.length === 0) return null;
  const own = files.filter((file) => file.language === language);
  const others = otherLanguages({ files, language, intl });
  const none = intl.formatMessage(messages.none, { language: formatLanguage(language, intl) });
  return (
    <ProductSection id={id} title={intl.formatMessage(messages.title)} layout="split">
      <Columns>
        {own.length > 0 ? <ProductFiles intl={intl} files={own} /> : <Text tone="muted">{none}</Text>}
        {others.length > 0 && (
          <Others open={own.length === 0}>
            <Summary>
              {intl.formatMessage(messages.others)}
              <Icon name="chevron-down" size={16} />
            </Summary>
            {others.map(({ code, name }) => (
              <section key={code}>
                <Title>{name}</Title>
                <ProductFiles intl={intl} files={files.filter((file) => file.language === code)} />
              </section>
            ))}
          </Others>
        )}
      </Columns>
    </ProductSection>
  );
}
