import { DoorPlate } from '@/components/sections/door-plate';
import { SendOn } from '@/components/sections/send-on';
import { comingSoon } from '@/content/pages/coming-soon';

type ComingSoonPageProps = {
  /** The name of the product, if the address names one. */
  subject?: string;
};

const { plate, action, ...words } = comingSoon;

/** The page of a product in beta. */
export function ComingSoonPage({ subject }: ComingSoonPageProps) {
  return (
    <DoorPlate
      {...words}
      action={{ ...action, to: '/contact' }}
      plateLabel={plate.badge}
      foot={subject && <SendOn className="mt-6" />}
    >
      <p className="inline-flex min-h-10 items-center rounded-chip bg-accent px-4 font-display text-body text-strong forced-colors:border">
        {plate.badge}
      </p>
      <p className="mt-auto -ml-hang-display-2 pt-7 font-display text-display-2">{plate.title}</p>
      <p className="mt-5 text-h4 font-normal text-on-dark-soft">{plate.text}</p>
    </DoorPlate>
  );
}
