import {
  AudioWaveform,
  ChartLine,
  ClipboardCheck,
  IdCard,
  KeyRound,
  LockKeyhole,
  Map,
  Megaphone,
  MessageCircleDashed,
  Smartphone,
  Timer,
  Waypoints,
  type LucideIcon,
} from 'lucide-react';
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
