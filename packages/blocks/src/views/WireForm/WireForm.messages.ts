import type { Messages } from '../../contract/messages';

export const wireFormMessages = {
  wire: { id: 'blocks.wireForm.wire', defaultMessage: 'Wire {number}' },
  crossSection: { id: 'blocks.wireForm.crossSection', defaultMessage: 'Cross-section' },
  unit: { id: 'blocks.wireForm.unit', defaultMessage: 'Unit' },
  stripLength: { id: 'blocks.wireForm.stripLength', defaultMessage: 'Stripping length, {unit}' },
  outerDiameter: { id: 'blocks.wireForm.outerDiameter', defaultMessage: 'Outer diameter, {unit}' },
  count: { id: 'blocks.wireForm.count', defaultMessage: 'Pieces' },
  name: { id: 'blocks.wireForm.name', defaultMessage: 'Name' },
  addRow: { id: 'blocks.wireForm.addRow', defaultMessage: 'Add a row' },
  check: { id: 'blocks.wireForm.check', defaultMessage: 'Check the wires' },
  kept: { id: 'blocks.wireForm.kept', defaultMessage: 'More wires that stay in the list: {count}' },
  typeTitle: { id: 'blocks.wireForm.typeTitle', defaultMessage: 'Enter your wires' },
  fileTitle: { id: 'blocks.wireForm.fileTitle', defaultMessage: 'Or upload a file' },
  file: { id: 'blocks.wireForm.file', defaultMessage: 'Wire list' },
  fileHint: {
    id: 'blocks.wireForm.fileHint',
    defaultMessage:
      'CSV or WireViz (YAML), at most 1 MB and 2000 lines; up to 200 different wires are checked. The file replaces the list.',
  },
  checkFile: { id: 'blocks.wireForm.checkFile', defaultMessage: 'Check the file' },
  sample: { id: 'blocks.wireForm.sample', defaultMessage: 'Sample file (CSV)' },
  example: { id: 'blocks.wireForm.example', defaultMessage: 'Try with an example' },
} as const satisfies Messages;
