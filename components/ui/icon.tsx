import Accessibility from 'lucide-react/icons/accessibility';
import Award from 'lucide-react/icons/award';
import BatteryMedium from 'lucide-react/icons/battery-medium';
import Bell from 'lucide-react/icons/bell';
import BookOpen from 'lucide-react/icons/book-open';
import Building2 from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Camera from 'lucide-react/icons/camera';
import ChartLine from 'lucide-react/icons/chart-line';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Clock from 'lucide-react/icons/clock';
import DoorOpen from 'lucide-react/icons/door-open';
import Ear from 'lucide-react/icons/ear';
import Eye from 'lucide-react/icons/eye';
import Fence from 'lucide-react/icons/fence';
import FileText from 'lucide-react/icons/file-text';
import Hand from 'lucide-react/icons/hand';
import Handshake from 'lucide-react/icons/handshake';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import History from 'lucide-react/icons/history';
import IdCard from 'lucide-react/icons/id-card';
import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import Languages from 'lucide-react/icons/languages';
import Layers from 'lucide-react/icons/layers';
import ListChecks from 'lucide-react/icons/list-checks';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Mail from 'lucide-react/icons/mail';
import Map from 'lucide-react/icons/map';
import MapPin from 'lucide-react/icons/map-pin';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Network from 'lucide-react/icons/network';
import Package from 'lucide-react/icons/package';
import Pencil from 'lucide-react/icons/pencil';
import PencilRuler from 'lucide-react/icons/pencil-ruler';
import Phone from 'lucide-react/icons/phone';
import Power from 'lucide-react/icons/power';
import Printer from 'lucide-react/icons/printer';
import Radio from 'lucide-react/icons/radio';
import Route from 'lucide-react/icons/route';
import Search from 'lucide-react/icons/search';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import Ticket from 'lucide-react/icons/ticket';
import Timer from 'lucide-react/icons/timer';
import Trophy from 'lucide-react/icons/trophy';
import Users from 'lucide-react/icons/users';
import Wrench from 'lucide-react/icons/wrench';
import Zap from 'lucide-react/icons/zap';
import type { LucideIcon } from 'lucide-react';
import type { IconName } from '@/content/site/types';

const icons: Record<IconName, LucideIcon> = {
  accessibility: Accessibility,
  alert: CircleAlert,
  award: Award,
  badge: IdCard,
  battery: BatteryMedium,
  bell: Bell,
  book: BookOpen,
  box: Package,
  building: Building2,
  calendar: CalendarDays,
  camera: Camera,
  chart: ChartLine,
  check: Check,
  clipboard: ClipboardCheck,
  clock: Clock,
  door: DoorOpen,
  ear: Ear,
  eye: Eye,
  file: FileText,
  gate: Fence,
  hand: Hand,
  handshake: Handshake,
  heart: HeartHandshake,
  history: History,
  key: KeyRound,
  languages: Languages,
  layers: Layers,
  list: ListChecks,
  lock: LockKeyhole,
  mail: Mail,
  map: Map,
  'map-pin': MapPin,
  megaphone: Megaphone,
  message: MessageSquareText,
  network: Network,
  pen: Pencil,
  'pencil-ruler': PencilRuler,
  phone: Phone,
  power: Power,
  printer: Printer,
  radio: Radio,
  route: Route,
  school: Landmark,
  search: Search,
  'shield-check': ShieldCheck,
  smartphone: Smartphone,
  ticket: Ticket,
  timer: Timer,
  trophy: Trophy,
  users: Users,
  wrench: Wrench,
  zap: Zap,
};

/** An icon by name; hidden from screen readers, because a heading beside it says the same. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const Svg = icons[name];
  return <Svg aria-hidden="true" size="1.5rem" strokeWidth={1.75} className={className} />;
}
