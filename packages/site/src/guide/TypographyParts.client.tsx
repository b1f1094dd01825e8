'use client';

import { Heading, KeyFigure, Link, Overline, Prose, Text, Type } from '@kmx/design-system/stories';

import { AllVariants } from './AllVariants';
import { composeParts } from './composeParts';

const parts = composeParts({ Type, Heading, Text, Overline, Prose, Link, KeyFigure });

export const TypographyParts = () => <AllVariants parts={parts} />;
