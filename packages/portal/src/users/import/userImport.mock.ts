import type { UserImportLine, UserImportProblem } from '@kmx/core/portal';

const createProblem = (problem: Partial<UserImportProblem> & Pick<UserImportProblem, 'code'>) => ({
  __typename: 'UserImportProblem',
  field: null,
  value: null,
  earlierLine: null,
  ...problem,
});

export const createLine = (line: Partial<UserImportLine>) => ({
  __typename: 'UserImportLine',
  line: 2,
  outcome: 'ready',
  problems: [],
  email: 'nina@demo.example',
  name: 'Nina Newcomer',
  organisation: 'Harness Works North',
  applications: ['ticketing'],
  userId: null,
  ...line,
});

type Line = ReturnType<typeof createLine>;

const previewLines: readonly Line[] = [
  createLine({}),
  createLine({
    line: 3,
    outcome: 'exists',
    name: 'Paula Planner',
    email: 'paula@demo.example',
    userId: 'u-001',
  }),
  createLine({
    line: 4,
    name: 'Maximilian Hohenstein-Lauterbach',
    email: 'max@demo.example',
    applications: [],
  }),
  createLine({
    line: 6,
    outcome: 'rejected',
    name: 'Otto Operator',
    email: 'otto@',
    organisation: null,
    applications: [],
    problems: [
      createProblem({ code: 'invalidEmail', field: 'email', value: 'otto@' }),
      createProblem({ code: 'missing', field: 'country' }),
      createProblem({ code: 'unknownOrganisation', field: 'organisation', value: 'Kabelwerk Süd' }),
      createProblem({ code: 'unknownApplication', field: 'applications', value: 'Artemys' }),
    ],
  }),
  createLine({
    line: 7,
    outcome: 'rejected',
    problems: [createProblem({ code: 'repeated', field: 'email', earlierLine: 2 })],
  }),
];

export const createPreview = (lines = previewLines) => ({
  userImportPreview: { __typename: 'UserImportProcessed', lines },
});

export const createResults = (lines: readonly Line[]) => ({
  importUsers: { __typename: 'UserImportProcessed', lines },
});

const headings = 'E-mail;First name;Last name;Organisation;Country;Language;Applications;Phone';

/** The list of the preview, with a blank line and a column that is not known. */
export const listText = [
  headings,
  'nina@demo.example;Nina;Newcomer;Harness Works North;DE;de;ticketing;1',
  'paula@demo.example;Paula;Planner;Harness Works North;DE;de;ticketing;2',
  'max@demo.example;Maximilian;Hohenstein-Lauterbach;Harness Works North;DE;;;3',
  '',
  'otto@;Otto;Operator;Kabelwerk Süd;;;Artemys;4',
  'nina@demo.example;Nina;Newcomer;Harness Works North;DE;de;ticketing;5',
].join('\n');
