import { Container } from '@/components/ui/container';
import { Logo, Mark } from '@/components/ui/logo';
import { navigation } from '@/content/navigation';
export function Footer() {
  return (
    <footer className="on-dark bg-dark-deep text-on-dark">
      <Container>
        <p>footer</p>
      </Container>
    </footer>
  );
}
