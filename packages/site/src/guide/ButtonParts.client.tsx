'use client';

import { Button, ButtonLink, IconButton, SideButtons } from '@kmx/design-system/stories';

import { composeParts } from './composeParts';
import { AllVariants } from './PartList';

const parts = composeParts({ Button, ButtonLink, IconButton, SideButtons });

/** What starts something. */
export const ButtonParts = () => <AllVariants parts={parts} />;
