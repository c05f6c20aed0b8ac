import { LineBar } from '@/components/scene/line';
import { CardLink } from '@/components/sections/product-card';
import { TitleAndLead } from '@/components/sections/title-and-lead';
import { Section } from '@/components/ui/container';
import { textLink } from '@/components/ui/text-link';
import { unbroken } from '@/components/ui/unbroken';
import type { Home } from '@/content/pages/home';
import { DistrictDevice } from './screens/district-device';
import { PrincipalDevice } from './screens/principal-device';
import { StaffDevice } from './screens/staff-device';

/**
 * One minute on three screens, and what each role does: a link to the page that explains it. Three in a row
 * need 1240 px, and then their parts start at the same heights; below that each screen is beside its words,
 * on phones above them. The line leads to the same alert on each.
 */
export function Roles({ title, lead, items, screens }: Home['roles']) {
  const devices = {
    staff: <StaffDevice {...screens.staff} />,
    principal: <PrincipalDevice {...screens.principal} />,
    district: <DistrictDevice {...screens.district} />,
  };
  return (
    <Section className="overflow-x-clip bg-dark text-on-dark on-dark">
      <TitleAndLead level={2} title={title} lead={lead} />
      <ul className="grid gap-x-gutter gap-y-14 roomy:grid-cols-3 roomy:grid-rows-[repeat(5,auto)] roomy:gap-y-0">
        {items.map((role) => (
          <li
            key={role.id}
            className="group/role relative grid gap-x-gutter gap-y-8 md:grid-cols-8 md:items-center desktop:grid-cols-12 roomy:row-span-5 roomy:grid-cols-1 roomy:grid-rows-subgrid roomy:items-start roomy:gap-y-0"
          >
            <div className="relative min-w-0 [--line-y:6.5rem] md:col-span-5 desktop:col-span-8 roomy:col-span-1 roomy:self-stretch">
              <LineBar className="md:right-1/2 roomy:-right-[100vw] roomy:group-not-first/role:hidden" />
              {devices[role.id]}
            </div>
            <div className="min-w-0 md:col-span-3 desktop:col-span-4 roomy:contents">
              <h3 className="text-h3 roomy:mt-8">{role.title}</h3>
              <p className="mt-2 mb-5 text-balance text-on-dark-soft">{role.description}</p>
              <ul>
                {role.duties.map((duty) => (
                  <li key={duty} className="border-t border-dark-line py-2.5 text-card">
                    {duty}
                  </li>
                ))}
              </ul>
              <CardLink
                to={role.link.to}
                className={textLink({ className: 'mt-4 roomy:justify-self-start' })}
              >
                {unbroken(role.link.label)}
              </CardLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
