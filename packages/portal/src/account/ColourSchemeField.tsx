'use client';

import { parseSchemeChoice, schemeChoices, type SchemeChoice } from '@kmx/core';
import { RadioGroup } from '@kmx/design-system';

import { OptionLines } from './Account.styles';
import { storeColourScheme, useColourScheme } from './colourScheme';

export interface ColourSchemeFieldProps {
  /** Also the name of the radio buttons, because the header and the account page each have a group. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly optionLabels: Readonly<Record<SchemeChoice, string>>;
}

/** Choice of the colour scheme, which applies immediately. */
export const ColourSchemeField = ({ id, label, hint, optionLabels }: ColourSchemeFieldProps) => (
  <OptionLines>
    <RadioGroup
      id={id}
      name={id}
      label={label}
      hint={hint}
      value={useColourScheme()}
      options={schemeChoices.map((value) => ({ value, label: optionLabels[value] }))}
      onChange={({ target }) => {
        const chosen = parseSchemeChoice(target.value);
        if (chosen) storeColourScheme(chosen);
      }}
    />
  </OptionLines>
);
