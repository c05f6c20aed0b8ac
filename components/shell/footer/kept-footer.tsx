'use client';

import { lazy } from 'react';
import { Kept } from '@/components/ui/kept';

const Footer = lazy(() => import('./footer').then(({ Footer }) => ({ default: Footer })));

/** The footer as every page brings it along. */
export function KeptFooter() {
  return (
    <Kept>
      <Footer />
    </Kept>
  );
}
