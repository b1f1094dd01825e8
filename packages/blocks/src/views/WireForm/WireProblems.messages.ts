import type { WireProblem } from '@kmx/core/wire-check';

import type { Message, Messages } from '../../contract/messages';

export const wireProblemsMessages = {
  title: { id: 'blocks.wireProblems.title', defaultMessage: 'What could not be read' },
  place: { id: 'blocks.wireProblems.place', defaultMessage: 'Line {line}, column {column}: {reason}' },
  placeLine: { id: 'blocks.wireProblems.placeLine', defaultMessage: 'Line {line}: {reason}' },
  notText: {
    id: 'blocks.wireProblems.notText',
    defaultMessage: 'The file is neither a table (CSV) nor a WireViz file (YAML).',
  },
  tooLarge: { id: 'blocks.wireProblems.tooLarge', defaultMessage: 'The file is larger than 1 MB.' },
  empty: { id: 'blocks.wireProblems.empty', defaultMessage: 'There are no wires in the file.' },
  tooManyLines: {
    id: 'blocks.wireProblems.tooManyLines',
    defaultMessage: 'The file has more than 2000 lines.',
  },
  tooMuch: {
    id: 'blocks.wireProblems.tooMuch',
    defaultMessage: 'The file holds far more than a wire list needs.',
  },
  tooManyWires: {
    id: 'blocks.wireProblems.tooManyWires',
    defaultMessage: 'There are {found} different wires; the first 200 are checked.',
  },
  noSectionColumn: {
    id: 'blocks.wireProblems.noSectionColumn',
    defaultMessage: 'The first line has no column for the cross-section: “{found}”.',
  },
  columnTwice: {
    id: 'blocks.wireProblems.columnTwice',
    defaultMessage: '“{found}” means the same as an earlier column and is ignored.',
  },
  unknownColumns: {
    id: 'blocks.wireProblems.unknownColumns',
    defaultMessage: 'These columns are unknown and are ignored: “{found}”.',
  },
  brokenQuotes: {
    id: 'blocks.wireProblems.brokenQuotes',
    defaultMessage: 'A quotation mark is opened here but never closed.',
  },
  brokenYaml: {
    id: 'blocks.wireProblems.brokenYaml',
    defaultMessage: 'From here on, the YAML is not readable.',
  },
  tooManyAliases: {
    id: 'blocks.wireProblems.tooManyAliases',
    defaultMessage: 'The file refers to parts of itself too often.',
  },
  noCables: { id: 'blocks.wireProblems.noCables', defaultMessage: 'The WireViz file contains no cables.' },
  moreDocuments: {
    id: 'blocks.wireProblems.moreDocuments',
    defaultMessage: 'A second YAML document begins here. Only the first is read.',
  },
  noSection: { id: 'blocks.wireProblems.noSection', defaultMessage: 'The cross-section is missing.' },
  noUnit: {
    id: 'blocks.wireProblems.noUnit',
    defaultMessage: '“{found}” has no unit: mm² or AWG?',
  },
  badSection: { id: 'blocks.wireProblems.badSection', defaultMessage: '“{found}” is not a cross-section.' },
  badStripLength: {
    id: 'blocks.wireProblems.badStripLength',
    defaultMessage: '“{found}” is not a stripping length.',
  },
  badOuterDiameter: {
    id: 'blocks.wireProblems.badOuterDiameter',
    defaultMessage: '“{found}” is not an outer diameter.',
  },
  badCount: { id: 'blocks.wireProblems.badCount', defaultMessage: '“{found}” is not a number of pieces.' },
} as const satisfies Messages & Record<WireProblem['code'], Message>;
