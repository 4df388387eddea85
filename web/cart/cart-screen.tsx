import { ComingSoonScreen } from '../app/coming-soon-screen.tsx'

export const CartScreen = ComingSoonScreen
