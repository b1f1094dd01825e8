'use client';

import { Button, ButtonLink, IconButton, SideButtons } from '@kmx/design-system/stories';

import { AllVariants } from './AllVariants';
import { composeParts } from './composeParts';

const parts = composeParts({ Button, ButtonLink, IconButton, SideButtons });

export const ButtonParts = () => <AllVariants parts={parts} />;
