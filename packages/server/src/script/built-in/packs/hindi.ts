import { byHour, type LanguagePack } from '../language-pack.ts'

export const hindi: LanguagePack = {
  greeting: byHour('सुप्रभात', 'नमस्कार', 'शुभ संध्या', 'नमस्कार'),
  openings: [
    ['{greeting}, {station} में आपका स्वागत है। मैं {host}। सुनिए, आज आपके लिए क्या है।'],
    ['{greeting}। आप सुन रहे हैं {station}। पेश हैं समाचार। मैं {host}।'],
    ['{greeting}। {station} पर {place} के मौसम का हाल। मैं {host}।', '{greeting}। {station} पर मौसम का हाल। मैं {host}।'],
    ['{greeting}। {station} पर {place} के यातायात का हाल। मैं {host}।', '{greeting}। {station} पर यातायात का हाल। मैं {host}।'],
    ['{greeting}। {station} पर सुनिए, आज का दिन क्या लाया है। मैं {host}।'],
    ['{greeting}। आप सुन रहे हैं {station}, और संगीत है {music}। मैं {host}।', '{greeting}। आप सुन रहे हैं {station}। मैं {host}।'],
    ['{station} पर कार्यक्रम अब समाप्ति की ओर है। जाने से पहले यह सुनिए।'],
    [
      '{greeting}। यह {station} है और मैं {host}। हमारा विषय: {topic}।',
      '{greeting}। यह {station} है और मैं {host}। सुनिए जो आपने चाहा था।',
    ],
  ],
  dateTime: 'समय है {time}, {date}।',
  notice: 'यह कार्यक्रम कृत्रिम आवाज़ में है और इसके शब्द सार्वजनिक स्रोतों से मशीन ने जोड़े हैं।',
  links: ['आगे सुनिए।', 'आज यह भी।', 'और यह भी।', 'एक और समाचार।'],
  attribution: ['स्रोत: {source}।'],
  nothingNew: ['पिछले प्रसारण के बाद कोई नई सूचना नहीं आई है। जैसे ही आएगी, आप यहीं सुनेंगे।'],
  evergreen: ['इस बार हमारे समाचारों में थोड़ा समय लग रहा है। साथ बने रहने के लिए धन्यवाद। अगला प्रसारण अपने समय पर होगा।'],
  signOff: ['यह था {station}। मैं {host}। सुनने के लिए धन्यवाद।'],
  stayingOn: ['हमारे साथ बने रहिए, {station} पर।'],
  ident: ['आप सुन रहे हैं {station}। मैं {host}। हमारे साथ बने रहिए।'],
  stockIdent: 'आप रेडियो सुन रहे हैं। हमारे साथ बने रहिए।',
  titles: ['आरंभ', 'समाचार', 'मौसम', 'यातायात', 'आज', 'संगीत', 'समापन', 'विशेष'],
}
