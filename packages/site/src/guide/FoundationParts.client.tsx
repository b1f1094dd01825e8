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

import { AllVariants } from './AllVariants';
import { composeParts } from './composeParts';
import type { GuideQuery } from './readGuideQuery';

const parts = composeParts({
  Colour,
  Type,
  Space,
  TheWire,
  TheCut,
  Icons,
  Logo,
  Imagery,
  Motion,
  Voice,
  Accessibility,
});

export const FoundationParts = ({ query }: { query: GuideQuery }) => (
  <AllVariants parts={parts} theme={query.theme} />
);
