'use client';

import {
  Accessibility,
  Colour,
  Icons,
  Imagery,
  Logo,
  Motion,
  Space,
  TheCut,
  TheWire,
  Type,
  Voice,
} from '@kmx/design-system/stories';

import { composeParts } from './composeParts';
import { AllVariants } from './PartList';

const parts = composeParts({
  Accessibility,
  Colour,
  Icons,
  Imagery,
  Logo,
  Motion,
  Space,
  TheCut,
  TheWire,
  Type,
  Voice,
});

/** What everything is made of. */
export const FoundationParts = () => <AllVariants parts={parts} />;
