'use client';

import { fitsButton, useSchoolName } from '@/components/lib/school-name';
import { WithName } from '@/components/ui/with-name';
import { seeIt } from '@/content/site/demo';

/** The label of a call to action: "See it at …" with the name that a visitor gave the school, if it is short. */
export function DemoLabel({ label }: { label: string }) {
  const name = useSchoolName();
  if (!name || !fitsButton(name)) return <span>{label}</span>;
  return <WithName sentence={seeIt.label} name={name} />;
}
