export { useInView } from 'framer-motion';
