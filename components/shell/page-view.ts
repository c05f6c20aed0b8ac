import type { ReactNode } from 'react';
import type { Meta } from '@/content/types';

/** The ground a page begins with; the header takes it on. */
export type Tone = 'paper' | 'sky' | 'dark';

/** A page, ready to be shown by the shell. */
export type PageView = { meta: Meta; tone: Tone; element: ReactNode };
