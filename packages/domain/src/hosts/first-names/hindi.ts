/** In both scripts. */
export const HINDI = {
  f:
    'Aarti Aditi Aishwarya Alka Amrita Anita Anjali Anju Anuradha Anusha Aparna Archana Aruna Arundhati Asha Avni ' +
    'Babita Bhavana Bhavna Bhumika Bina Chanda Chandni Charu Chitra Damini Deepa Deepti Devi Dimple Divya Diya Durga ' +
    'Ekta Gauri Gayatri Geeta Gita Hema Hemlata Indira Indu Isha Ishita Jaya Jayanti Jyoti Jyotsna Kajal Kalpana ' +
    'Kamini Kanchan Kareena Karishma Karuna Kaveri Kavita Khushi Komal Kriti Kshama Kusum Lakshmi Lalita Lata Laxmi ' +
    'Leela Madhavi Madhubala Madhuri Mahima Mala Malini Malti Mamta Mandira Manisha Manjula Maya Meena Meenakshi ' +
    'Meera Megha Menaka Minal Mona Mridula Mukta Namrata Nandini Nandita Neelam Neelima Neeta Neha Nidhi Nikita ' +
    'Nilima Nirmala Nisha Nita Nutan Padma Padmini Pallavi Parineeti Parul Parvati Payal Pooja Poonam Prabha ' +
    'Pratibha Pratima Preeti Prerna Priyanka Puja Purnima Rachna Radha Radhika Ragini Rajni Rakhi Ranjana Rashmi ' +
    'Rati Reena Rekha Renu Renuka Reshma Richa Ridhima Rina Rita Ritu Roopa Roshni Ruchi Rukmini Rupa Rupali Sadhana ' +
    'Sandhya Sangeeta Sangita Sanjana Sarika Sarita Savita Savitri Seema Shabana Shaila Shakuntala Shalini Shanta ' +
    'Sharmila Sheela Shefali Shikha Shilpa Shivani Shobha Shraddha Shreya Shruti Shweta Simran Sita Smita Smriti ' +
    'Sneha Sonal Sonali Sonam Sonia Sridevi Subhadra Suchitra Sudha Sujata Sulochana Sumitra Sunanda Sunita Supriya ' +
    'Surabhi Surbhi Sushila Sushma Swapna Swara Swati Tanuja Tanvi Tara Tripti Trisha Tulsi Uma Urmila Urvashi Usha ' +
    'Vaishali Vandana Vanita Varsha Vasudha Vibha Vidya Vimala Vineeta Yamini Yamuna Zeenat अंजलि अंजू अदिति अनीता ' +
    'अनुराधा अनुष्का अपर्णा अमृता अर्चना अलका अवनी आरती आलिया आशा इंदिरा इंदु ईशा उमा उर्मिला उषा ऋचा ऋतु एकता ' +
    'ऐश्वर्या कमला करिश्मा करीना करुणा कल्पना कविता काजल कामिनी कावेरी कुसुम कृति कोमल खुशी गायत्री गीता गौरी चांदनी ' +
    'चारु चित्रा जया ज्योति ज्योत्स्ना डिंपल तनुजा तनुश्री तन्वी तारा तुलसी दिव्या दीपा दीपिका दीप्ति दुर्गा देवी ' +
    'नंदिता नंदिनी नम्रता निकिता निधि निर्मला निशा नीता नीतू नीना नीलम नीलिमा नूतन नेहा पद्मा पद्मिनी परिणीति पल्लवी ' +
    'पायल पार्वती पूजा पूनम पूर्णिमा प्रतिभा प्रतिमा प्रभा प्राची प्रियंका प्रिया प्रीति प्रेरणा फातिमा बबीता बीना ' +
    'भारती भावना भूमिका मंजुला मधुबाला मनीषा ममता महिमा माधुरी माया मालती माला मालिनी मीना मीनाक्षी मीरा मेघा मेनका ' +
    'मोनिका यमुना यामिनी रंजना रजनी रश्मि राखी रागिनी राधा राधिका रानी रितु रीता रीना रुक्मिणी रुचि रूपा रूपाली रेखा ' +
    'रेणु रेणुका रेशमा रोशनी लक्ष्मी लता ललिता लीला वंदना वर्षा वसुधा विद्या विनीता विमला वैशाली शकुंतला शबाना ' +
    'शर्मिला शांता शारदा शालिनी शिखा शिल्पा शिवानी शीला शोभा श्रद्धा श्रीदेवी श्रुति श्रेया श्वेता संगीता संजना ' +
    'संध्या सरला सरिता सविता साक्षी सावित्री सीता सीमा सुचित्रा सुजाता सुधा सुनंदा सुनीता सुप्रिया सुभद्रा सुमित्रा ' +
    'सुरभि सुलोचना सुशीला सुषमा सोनम सोनल सोनाली सोनिया स्नेहा स्मिता स्मृति स्वरा स्वाति हेमलता हेमा',
  m:
    'Aakash Abhay Abhijeet Abhimanyu Abhinav Abhishek Aditya Ajay Ajit Akash Akhil Akhilesh Akshay Alok Aman Amar ' +
    'Amit Amitabh Amol Anand Aniket Anil Anirudh Ankit Ankur Anuj Anup Anupam Anurag Arun Arvind Aryan Ashish Ashok ' +
    'Ashutosh Ashwin Atul Avinash Ayush Babu Balraj Balram Bhaskar Bhupendra Bhushan Brijesh Chandan Chandra ' +
    'Chandrashekhar Chetan Chirag Darshan Debashish Deepak Dev Devendra Dhananjay Dharmendra Dheeraj Dhruv Dilip ' +
    'Dinesh Farhan Gajendra Ganesh Gaurav Gautam Girish Gopal Govind Gulzar Harish Harsh Hemant Himanshu Hitesh ' +
    'Hrithik Irfan Ishaan Jagdish Jai Jatin Jay Jayant Jeetendra Jitendra Kabir Kailash Kamal Kapil Karan Kartik ' +
    'Kaushal Kedar Keshav Ketan Kishore Kunal Kushal Lakshman Lalit Lokesh Madan Madhav Mahendra Mahesh Manas Manish ' +
    'Manoj Mayank Milind Mithun Mohan Mohit Mukesh Mukul Murali Nagesh Naman Nandan Narayan Narendra Naresh Naveen ' +
    'Navin Neeraj Nilesh Nimesh Nishant Nitin Nitish Omkar Pankaj Parag Paras Parth Pavan Pawan Piyush Prabhakar ' +
    'Pradeep Prakash Pramod Pranav Prasad Prashant Prateek Pratik Praveen Prem Pritam Rahul Raj Raja Rajan Rajat ' +
    'Rajeev Rajendra Rajesh Rajiv Rajkumar Raju Rakesh Ram Raman Ramesh Ranbir Ranjit Ranveer Ratan Ritesh Rohan ' +
    'Rohit Sachin Sagar Sahil Salman Sameer Samir Sandeep Sanjay Sanjeev Sarvesh Satish Satyajit Saurabh Shahrukh ' +
    'Sharad Shashank Shekhar Shiv Shivam Shridhar Shubham Shyam Siddharth Sohan Somnath Sourav Subhash Sudhanshu ' +
    'Sudhir Sujit Sumit Sunil Suraj Surendra Suresh Surya Sushant Sushil Swapnil Tarun Tejas Tushar Uday Ujjwal ' +
    'Umesh Utkarsh Vaibhav Varun Vasant Vasudev Ved Vidyut Vijay Vikas Vikram Vikrant Vimal Vinay Vinod Vipin Vipul ' +
    'Virat Virendra Vishal Vishnu Vivek Yash Yashwant Yogesh Yuvraj अंकित अंकुर अक्षय अखिल अखिलेश अजय अजीत अतुल अनिल ' +
    'अनुज अनुपम अनुराग अनूप अभय अभिजीत अभिनव अभिमन्यु अभिषेक अमन अमर अमित अमिताभ अमोल अरविंद अरुण अर्जुन अविनाश अशोक ' +
    'अश्विन आकाश आदित्य आनंद आमिर आयुष आर्यन आलोक आशीष आशुतोष इरफान ईशान उदय उमेश ऋतिक ओम ओमप्रकाश कपिल कबीर कमल करण ' +
    'कार्तिक किशोर कुणाल कृष्ण केदार केशव कैलाश गजेंद्र गणेश गिरीश गोपाल गोविंद गौतम गौरव चंदन चंद्रशेखर चिराग चेतन ' +
    'जगदीश जतिन जय जयंत जितेंद्र तरुण तुषार तेजस दिनेश दिलीप दीपक देव देवेंद्र धनंजय धर्मेंद्र धीरज ध्रुव नंदन ' +
    'नरेंद्र नरेश नवीन नारायण निखिल नितिन नितेश निशांत नीतीश नीरज नीलेश पंकज परेश पवन पीयूष प्रकाश प्रणव प्रतीक ' +
    'प्रदीप प्रभाकर प्रमोद प्रवीण प्रशांत प्रसाद प्रेम बलराम बृजेश भरत भारत भास्कर भूषण मदन मनीष मनोज मयंक महेंद्र ' +
    'महेश माधव मिलिंद मुकेश मुरली मोहन मोहित यश यशवंत युवराज योगेश रजत रणबीर रणवीर रतन रमन रमेश रवि रविंद्र राकेश ' +
    'राघव राज राजकुमार राजन राजा राजीव राजू राजेंद्र राजेश राम राहुल रितेश रोहन रोहित लक्ष्मण ललित लोकेश वरुण वसंत ' +
    'विकास विक्रम विजय विनय विनोद विपिन विपुल विराट विवेक विशाल विष्णु वीरेंद्र वैभव शंकर शरद शशांक शाहरुख शिव शिवम ' +
    'शुभम शेखर श्याम श्रीधर संजय संजीव संदीप सचिन सतीश समीर सलमान सागर साहिल सिद्धार्थ सुधीर सुनील सुभाष सुमित ' +
    'सुरेंद्र सुरेश सुशांत सुशील सूरज सूर्य सोहन सौरभ हरीश हर्ष हितेश हिमांशु हेमंत',
}
