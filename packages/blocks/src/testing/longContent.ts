/** Texts that stretch a layout: a German compound, and a sentence with many clauses. */
export const longWord = 'Drahtverarbeitungsmaschinenausfallsicherheitsnachweis';
export const longTitle =
  'Crimping, stripping and testing in one cell, from the first wire of the shift to the last of the year';
export const longText =
  'What looks like one movement is a chain of decisions: how far the wire has been drawn, whether a strand was nicked, where the seal sits, what the force over the stroke says about the crimp, and whether the next wire may start before the last one has been judged. Each of them is made in the time that the arm needs to turn.';
