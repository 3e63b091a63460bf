import { render } from 'preact';

import { OptionsApp } from '@/components/options/options-app';
import { send } from '@/lib/messages/client';
import { isPrivateWindow } from '@/lib/platform/tabs';

import { dressPage, pageServices } from './begin-page';

dressPage();
render(<OptionsApp services={pageServices(send, isPrivateWindow())} />, document.body);
