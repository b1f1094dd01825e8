'use client';

import { Heading, KeyFigure, Link, Overline, Prose, Text, Type } from '@kmx/design-system/stories';

import { composeParts } from './composeParts';
import { AllVariants } from './PartList';

const parts = composeParts({ Type, Heading, Text, Overline, Prose, Link, KeyFigure });

/** What is set in type. */
export const TypographyParts = () => <AllVariants parts={parts} />;
