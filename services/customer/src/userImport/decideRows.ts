import type { ApplicationKey } from '@kmx/contract/access';
import {
  userImportFields,
  userImportLimits,
  type UserImportField,
  type UserImportProblem,
  type UserImportProblemCode,
  type UserImportRow,
} from '@kmx/contract/userImports';
import { emailSchema, nameSchema } from '../directory/inviteUser';
import type { Organisation } from '../directory/model';
import type { InviteInput } from '../directory/portal';
import { countryChoices } from '../locales/countries';
import {
  recognizeApplications,
  recognizeCountry,
  recognizeLanguage,
  recognizeOrganisations,
} from './recognizeCells';

/** A line with the invitation that it describes, or with its problems. */
export interface DecidedRow {
  row: UserImportRow;
  email: string;
  name: string;
  organisation: string | null;
  applications: readonly ApplicationKey[];
  /** Null if there are problems. */
  invitation: InviteInput | null;
  problems: readonly UserImportProblem[];
}

/** A recognised cell, or why it was not. */
type Cell<Value> = { value: Value } | { problems: readonly UserImportProblem[] };

const maxShown = 80;

const createProblem = (
  code: UserImportProblemCode,
  field: UserImportField | null = null,
  value: string | null = null,
): UserImportProblem => ({ code, field, value: value?.slice(0, maxShown) ?? null, earlierLine: null });

const reject = (...problem: Parameters<typeof createProblem>): Cell<never> => ({
  problems: [createProblem(...problem)],
});

const readEmail = (cell: string): Cell<string> => {
  const { data } = emailSchema.safeParse(cell);
  return data === undefined ? reject('invalidEmail', 'email', cell) : { value: data };
};

const readName =
  (field: 'firstName' | 'lastName') =>
  (cell: string): Cell<string> => {
    const { data, error } = nameSchema.safeParse(cell);
    if (data !== undefined) return { value: data };
    return error?.issues[0]?.code === 'too_big'
      ? reject('tooLong', field)
      : reject('addressInName', field, cell);
  };

const readOrganisation = (cell: string, organisations: readonly Organisation[]): Cell<Organisation> => {
  const [only, ...others] = recognizeOrganisations(cell, organisations);
  if (!only) return reject('unknownOrganisation', 'organisation', cell);
  return others.length > 0 ? reject('ambiguousOrganisation', 'organisation', cell) : { value: only };
};

const readCountry = (cell: string): Cell<string> => {
  const value = recognizeCountry(cell);
  return value === null ? reject('unknownCountry', 'country', cell) : { value };
};

const readLanguage = (cell: string): Cell<string> => {
  const value = recognizeLanguage(cell);
  return value === null ? reject('unknownLanguage', 'language', cell) : { value };
};

const readApplications = (cell: string): Cell<readonly ApplicationKey[]> => {
  const { applications, unknown } = recognizeApplications(cell);
  if (unknown.length === 0) return { value: applications };
  return { problems: unknown.map((name) => createProblem('unknownApplication', 'applications', name)) };
};

/** Reads a cell, if it is neither empty nor too long. */
const readCell = <Value>(
  row: UserImportRow,
  field: UserImportField,
  read: (cell: string) => Cell<Value>,
  otherwise: Cell<Value> = reject('missing', field),
): Cell<Value> => {
  const cell = row[field].trim();
  if (cell.length > userImportLimits.cellCharacters) return reject('tooLong', field);
  return cell === '' ? otherwise : read(cell);
};

const valueOf = <Value>(cell: Cell<Value>): Value | null => ('value' in cell ? cell.value : null);

const readCells = (row: UserImportRow, organisations: readonly Organisation[]) => {
  const [own, another] = organisations;
  const country = readCell(row, 'country', readCountry);
  const choice = countryChoices.find(({ code }) => code === valueOf(country));
  return {
    email: readCell(row, 'email', readEmail),
    firstName: readCell(row, 'firstName', readName('firstName')),
    lastName: readCell(row, 'lastName', readName('lastName')),
    organisation: readCell(
      row,
      'organisation',
      (cell) => readOrganisation(cell, organisations),
      own && !another ? { value: own } : undefined,
    ),
    country,
    // Without a country, its problem is enough.
    language: readCell(row, 'language', readLanguage, { value: choice?.defaultLanguage ?? '' }),
    applications: readCell(row, 'applications', readApplications, { value: [] }),
  };
};

type Cells = ReturnType<typeof readCells>;

const createInvitation = (cells: Cells): InviteInput | null => {
  const { email, firstName, lastName, organisation, country, language, applications } = cells;
  return 'value' in email &&
    'value' in firstName &&
    'value' in lastName &&
    'value' in organisation &&
    'value' in country &&
    'value' in language &&
    'value' in applications
    ? {
        email: email.value,
        firstName: firstName.value,
        lastName: lastName.value,
        organisationId: organisation.value.id,
        country: country.value,
        language: language.value,
        applications: applications.value,
      }
    : null;
};

const keyOf = ({ email }: UserImportRow): string => email.trim().toLowerCase();

/** The first line of a person counts, whatever it contains: it is not known which one is right. */
const findRepetition = (rows: readonly UserImportRow[], row: UserImportRow): readonly UserImportProblem[] => {
  const first = keyOf(row) === '' ? row : (rows.find((each) => keyOf(each) === keyOf(row)) ?? row);
  return first === row ? [] : [{ code: 'repeated', field: 'email', value: null, earlierLine: first.line }];
};

/**
 * Decides for each line of a list if it describes an invitation to one of these organisations. The organisation may be
 * missing if there is only one; the default language is that of the country.
 */
export const decideRows = (
  rows: readonly UserImportRow[],
  organisations: readonly Organisation[],
): readonly DecidedRow[] =>
  rows.map((row) => {
    const cells = readCells(row, organisations);
    const problems = [
      ...userImportFields.flatMap((field) => {
        const cell = cells[field];
        return 'problems' in cell ? cell.problems : [];
      }),
      ...findRepetition(rows, row),
    ];
    return {
      row,
      email: row.email.trim(),
      name: `${row.firstName.trim()} ${row.lastName.trim()}`.trim(),
      organisation: valueOf(cells.organisation)?.name ?? null,
      applications: valueOf(cells.applications) ?? [],
      invitation: problems.length === 0 ? createInvitation(cells) : null,
      problems,
    };
  });
