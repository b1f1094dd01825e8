import type { IntlShape } from 'react-intl';
import { byteOrderMark, decideCsvSeparator, writeCsv } from '@kmx/core';
import { userImportFields } from '@kmx/core/portal';
import { fieldMessages } from './importMessages';

/** Creates a CSV file with the headings in the administrator's language. */
export const createImportTemplate = (intl: IntlShape): string => {
  const headings = userImportFields.map((field) => intl.formatMessage({ id: fieldMessages[field] }));
  return `${byteOrderMark}${writeCsv([headings], { separator: decideCsvSeparator(intl.locale) })}`;
};
