import AudioWaveform from 'lucide-react/icons/audio-waveform';
import ChartLine from 'lucide-react/icons/chart-line';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import IdCard from 'lucide-react/icons/id-card';
import KeyRound from 'lucide-react/icons/key-round';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Map from 'lucide-react/icons/map';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageCircleDashed from 'lucide-react/icons/message-circle-dashed';
import Smartphone from 'lucide-react/icons/smartphone';
import Timer from 'lucide-react/icons/timer';
import Waypoints from 'lucide-react/icons/waypoints';
import type { LucideIcon } from 'lucide-react';
import type { ModuleIconName } from '@/content/site/types';

const icons: Record<ModuleIconName, LucideIcon> = {
  nexus: Waypoints,
  drill: Timer,
  ticketing: ClipboardCheck,
  panic: Smartphone,
  visitor: IdCard,
  gunshot: AudioWaveform,
  lock: LockKeyhole,
  notifications: Megaphone,
  'tip-line': MessageCircleDashed,
  insights: ChartLine,
  'manual-lock': KeyRound,
  'floor-plan': Map,
};

/** A product's icon. Not part of `Icon`, because the header loads these on every page. */
export function ModuleIcon({ name, className }: { name: ModuleIconName; className?: string }) {
  const Svg = icons[name];
  return <Svg size="1.5rem" strokeWidth={1.75} className={className} />;
}
