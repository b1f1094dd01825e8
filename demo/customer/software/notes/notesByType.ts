import type { MachineType } from '@kmx/contract/machines';
import { harnessNotes, highVoltageNotes } from './assembly';
import { crimpLineNotes, crimpPressNotes, twistingNotes } from './crimp';
import type { Note } from './note';
import { markingNotes, testingNotes } from './testing';
import { cableStripNotes, cutStripNotes } from './wire';

/** Notes for the software of one machine type; machines that handle wire have none. */
export const notesByType: Readonly<Record<MachineType, readonly Note[]>> = {
  cutStrip: cutStripNotes,
  cableStrip: cableStripNotes,
  crimpLine: crimpLineNotes,
  crimpPress: crimpPressNotes,
  twisting: twistingNotes,
  harness: harnessNotes,
  highVoltage: highVoltageNotes,
  testing: testingNotes,
  marking: markingNotes,
  handling: [],
};
