import { normalizePhrase } from '@kmx/contract/text';
import { userImportFields, type UserImportField } from '@kmx/contract/userImports';

/** Headings of the columns in the eleven languages, normalised; those of the template are among them. */
const aliases: Readonly<Record<UserImportField, readonly string[]>> = {
  email: [
    ...['e mail', 'email', 'mail', 'e mail address', 'email address', 'mail address', 'e mail adresse'],
    ...['mailadresse', 'adresse e mail', 'courriel', 'adresse mail', 'correo electronico', 'correo'],
    ...['e mailova adresa', 'e mail cim', 'endereco de e mail', 'adresa de e mail'],
    ...['メール', 'メールアドレス', 'eメール', '电子邮件', '电子邮箱', '邮箱', '邮件'],
  ],
  firstName: [
    ...[
      'first name',
      'given name',
      'forename',
      'vorname',
      'prenom',
      'nombre',
      'nome',
      'jmeno',
      'krestni jmeno',
    ],
    ...['meno', 'krstne meno', 'keresztnev', 'utonev', 'prenume', '名', '名前', '名字'],
  ],
  lastName: [
    ...['last name', 'surname', 'family name', 'nachname', 'familienname', 'name', 'nom', 'nom de famille'],
    ...['apellido', 'apellidos', 'sobrenome', 'apelido', 'prijmeni', 'priezvisko', 'vezeteknev', 'csaladnev'],
    ...['nume', 'nume de familie', '姓', '姓氏'],
  ],
  organisation: [
    ...['organisation', 'organization', 'organisation id', 'organization id', 'company', 'organizace'],
    ...['organizacia', 'organizacion', 'organizacao', 'organizatie', 'organizatia', 'szervezet', 'firma'],
    ...['unternehmen', 'entreprise', 'empresa', 'companie', 'spolecnost', 'spolocnost', 'ceg'],
    ...['組織', '会社', '组织', '公司'],
  ],
  country: [
    ...['country', 'country code', 'land', 'pays', 'pais', 'zeme', 'stat', 'krajina', 'orszag', 'tara'],
    ...['国', '国名', '国 地域', '国家', '国家 地区'],
  ],
  language: [
    ...['language', 'sprache', 'langue', 'idioma', 'lingua', 'jazyk', 'nyelv', 'limba', '言語', '语言'],
  ],
  applications: [
    ...['applications', 'application', 'apps', 'services', 'anwendungen', 'anwendung', 'applikationen'],
    ...['aplicaciones', 'aplicacion', 'aplicacoes', 'aplicacao', 'aplicativos', 'aplikace', 'aplikacie'],
    ...['aplikacia', 'alkalmazasok', 'alkalmazas', 'aplicatii', 'aplicatie', 'aplicatia'],
    ...['アプリケーション', 'アプリ', '应用', '应用程序'],
  ],
};

const fieldOfAlias = new Map<string, UserImportField>(
  userImportFields.flatMap((field) => aliases[field].map((alias) => [alias, field] as const)),
);

export interface UserColumn {
  readonly field: UserImportField;
  /** From 0. */
  readonly index: number;
}

/** Returns the recognised columns of a header; marks such as `*` and `(optional)` do not matter. */
export const findUserColumns = (heads: readonly string[]): readonly UserColumn[] =>
  heads.flatMap((head, index) => {
    const field = fieldOfAlias.get(normalizePhrase(head.replaceAll(/\([^)]*\)|（[^）]*）/g, '')));
    return field ? [{ field, index }] : [];
  });
