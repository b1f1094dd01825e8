import type { AdminLanguage } from '../config/adminLanguage';
import type { LastEdit } from './lastEditors';

/** Names of the editors who made the changes; the reader alone is addressed. */
interface Authors {
  who: string;
  isReader: boolean;
  areSeveral: boolean;
}

interface Messages {
  quote: (label: string) => string;
  you: string;
  somebody: string;
  /** Follows the name of the editor who made the change. */
  conflict: (by: Authors, fields: string, when: string) => string;
  fieldConflict: (who: string, when: string) => string;
  merged: (by: Authors, fields: string) => string;
}

const germanSubject = ({ who, isReader, areSeveral }: Authors): string => {
  if (isReader) return `${who} haben in einem anderen Fenster`;
  return `${who} ${areSeveral ? 'haben' : 'hat'}`;
};

const messages: Record<AdminLanguage, Messages> = {
  en: {
    quote: (label) => `“${label}”`,
    you: 'You',
    somebody: 'Somebody else',
    conflict: ({ who, isReader }, fields, when) =>
      `${who} changed ${fields}${when}${isReader ? ' in another window' : ''}, so this form was not saved. Your text is still here. Copy it, reload the form and combine the two.`,
    fieldConflict: (who, when) => `Changed by ${who}${when}. Copy your text, then reload the form.`,
    merged: ({ who, isReader }, fields) =>
      `${who} changed ${fields}${isReader ? ' in another window' : ''} while this form was open. Both changes were kept.`,
  },
  de: {
    quote: (label) => `«${label}»`,
    you: 'Sie',
    somebody: 'Jemand anderes',
    conflict: (by, fields, when) =>
      `${germanSubject(by)}${when} ${fields} geändert, deshalb wurde dieses Formular nicht gespeichert. Ihr Text steht noch hier. Kopieren Sie ihn, laden Sie das Formular neu und führen Sie beides zusammen.`,
    fieldConflict: (who, when) =>
      `Geändert${when} (${who}). Kopieren Sie Ihren Text und laden Sie das Formular neu.`,
    merged: (by, fields) =>
      `${germanSubject(by)} ${fields} geändert, während dieses Formular offen war. Beide Änderungen wurden übernommen.`,
  },
};

const minute = 60_000;

/** " 3 minutes ago", with its space; nothing for an unknown time. */
const formatAge = (language: AdminLanguage, edit: LastEdit | undefined, now: number): string => {
  if (!edit) return '';
  const minutes = Math.round((Date.parse(edit.at) - now) / minute);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (minutes > -1) return language === 'de' ? ' gerade eben' : ' just now';
  return ` ${minutes > -60 ? format.format(minutes, 'minute') : format.format(Math.round(minutes / 60), 'hour')}`;
};

/** A field with its label and who changed it last, if that is known. */
export interface ChangedField {
  label: string;
  edit: LastEdit | undefined;
}

interface Reader {
  language: AdminLanguage;
  userId: string;
}

const describe = ({ language, userId }: Reader, fields: readonly ChangedField[]) => {
  const { quote, somebody, you } = messages[language];
  const isReader = fields.every(({ edit }) => edit?.userId === userId);
  const others = new Set(
    fields.map(({ edit }) => (edit?.userId === userId ? you : (edit?.name ?? somebody))),
  );
  const list = new Intl.ListFormat(language);
  return {
    by: { isReader, areSeveral: others.size > 1, who: isReader ? you : list.format(others) },
    names: list.format(new Set(fields.map(({ label }) => quote(label)))),
  };
};

export const formatConflict = (reader: Reader, fields: readonly ChangedField[], now = Date.now()): string => {
  const { by, names } = describe(reader, fields);
  const when = formatAge(reader.language, fields[0]?.edit, now);
  return messages[reader.language].conflict(by, names, when);
};

export const formatFieldConflict = (reader: Reader, field: ChangedField, now = Date.now()): string =>
  messages[reader.language].fieldConflict(
    field.edit?.name ?? messages[reader.language].somebody,
    formatAge(reader.language, field.edit, now),
  );

export const formatMerged = (reader: Reader, fields: readonly ChangedField[]): string => {
  const { by, names } = describe(reader, fields);
  return messages[reader.language].merged(by, names);
};
